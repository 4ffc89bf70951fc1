import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '~/tests/render-routes';
import { LiveRegions } from '~/ui/live-region';
import { jpgOf } from './testing';
import { UploadField } from './upload-field';
import { redrawPicture } from './upload-picture';
import { useUploads } from './use-uploads';

vi.mock('./upload-picture', () => ({ redrawPicture: vi.fn<typeof redrawPicture>() }));
afterEach(cleanup);

function Probe() {
  const uploads = useUploads(2);
  return (
    <>
      <UploadField id="files" label="Fotos" uploads={uploads} />
      <LiveRegions />
    </>
  );
}

const photo = (bytes: number) => new File([jpgOf(bytes)], 'bon.jpg', { type: 'image/jpeg' });

async function choose(file: File) {
  const { user } = await renderRoutes([{ path: '/', element: <Probe /> }]);
  await user.upload(screen.getByLabelText(/Fotos/), file);
  return user;
}

test('the focus stays on the button that turns a photo, and turning is said (WCAG 2.4.3, 4.1.3)', async () => {
  const user = await choose(photo(500));
  const turn = await screen.findByRole('button', { name: 'bon.jpg drehen' });
  vi.mocked(redrawPicture)
    .mockResolvedValueOnce(photo(600))
    .mockRejectedValueOnce(new Error('unreadable'));
  for (const outcome of ['bon.jpg ist gedreht.', /^bon.jpg: Die Datei ist unvollständig/]) {
    turn.focus();
    await user.keyboard('{Enter}');
    expect(turn).toHaveFocus();
    await screen.findByText(outcome);
    expect(turn).toHaveFocus();
  }
});

test('the focus stays at a photo that was made smaller (WCAG 2.4.3)', async () => {
  const user = await choose(photo(6_000_000));
  vi.mocked(redrawPicture).mockResolvedValueOnce(photo(500));
  const shrink = await screen.findByRole('button', { name: 'Foto verkleinern' });
  shrink.focus();
  await user.keyboard('{Enter}');
  await screen.findByText('bon.jpg ist ausgewählt.');
  expect(shrink).not.toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveFocus();
});

test('a file that is removed is said, and the focus goes to the field (WCAG 2.4.3, 4.1.3)', async () => {
  const user = await choose(photo(500));
  const remove = await screen.findByRole('button', { name: 'bon.jpg entfernen' });
  remove.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText(/Fotos/)).toHaveFocus();
  expect(await screen.findByText('bon.jpg ist entfernt.')).toBeInTheDocument();
});
