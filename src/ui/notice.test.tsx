import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Notice } from './notice';

afterEach(cleanup);

test.each([
  ['8.006', 'success'],
  ['8.007', 'warning'],
  ['8.008', 'error'],
  ['8.009', 'info'],
] as const)('[%s] a message can be of the type %s', (_number, tone) => {
  render(
    <Notice tone={tone} role="status" title="Gespeichert">
      <p>Wir haben deine Angaben.</p>
    </Notice>,
  );
  const notice = screen.getByRole('status');
  expect(notice).toHaveAttribute('data-tone', tone);
  expect(within(notice).getByRole('heading', { level: 2, name: 'Gespeichert' })).toBeVisible();
  expect(notice).toHaveTextContent('Wir haben deine Angaben.');
});

test('[8.010] shows lists and emphasis of a server’s text, and nothing else of it', async () => {
  const html =
    '<p>Nur <b>vor Ort</b></p><ul><li>Ausdruck</li></ul>' +
    '<img src="x" onerror="alert(1)"><a href="https://evil.example">Link</a>';
  render(<Notice role="status" html={html} />);
  expect(await screen.findByRole('listitem')).toHaveTextContent('Ausdruck');
  const notice = screen.getByRole('status');
  expect(within(notice).getByText('vor Ort').localName).toBe('b');
  expect(within(notice).queryByRole('link')).toBeNull();
  expect(notice.querySelector('[onerror]')).toBeNull();
  expect(notice).toHaveTextContent('Link');
});
