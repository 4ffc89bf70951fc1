import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '~/tests/render-routes';
import { ChangeLocaleContext } from './change-locale';
import { LanguageSwitcher } from './language-switcher';

afterEach(cleanup);

test('[1.046] a language whose texts do not come says so, until another try', async () => {
  const change = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const element = (
    <ChangeLocaleContext value={change}>
      <LanguageSwitcher className={undefined} />
    </ChangeLocaleContext>
  );
  const { user } = await renderRoutes([{ path: '/', element }], { siteId: 'alpengruss-ch' });
  await user.click(screen.getByRole('link', { name: 'FR français' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Diese Sprache lässt sich gerade nicht',
  );
  await user.click(screen.getByRole('link', { name: 'FR français' }));
  expect(change).toHaveBeenLastCalledWith('fr-CH');
  expect(screen.queryByRole('alert')).toBeNull();
});
