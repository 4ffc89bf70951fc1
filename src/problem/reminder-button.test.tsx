import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '~/tests/render-routes';
import { ReminderButton } from './reminder-button';

afterEach(cleanup);

test.each([
  ['voucher', 'SUMMARY:Gutschein einlösen bei Schenkwerk'],
  ['check', 'SUMMARY:Prüfung bei Schenkwerk ansehen'],
] as const)('the calendar says what to look at: %s', async (about, summary) => {
  const written: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => written.push(file) }));
  const element = <ReminderButton from="2026-11-22T09:30:00Z" about={about} />;
  const { user } = await renderRoutes([{ path: '/', element }]);
  await user.click(screen.getByRole('button', { name: 'In den Kalender eintragen' }));
  await vi.waitFor(() => expect(written.length).toBeGreaterThan(0));
  expect(await written[0]?.text()).toContain(summary);
});

test.each([
  ['shares files', true],
  ['shares nothing', false],
])('a file that a browser may not save has another way: one that %s', async (_, isShared) => {
  const shared: File[] = [];
  const share = ({ files = [] }: ShareData) => {
    shared.push(...files);
    return Promise.reject(new DOMException('', 'AbortError'));
  };
  vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => isShared, share }));
  const targets: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    targets.push(this.target);
  });
  const element = <ReminderButton from="2026-11-22T09:30:00Z" />;
  const { user } = await renderRoutes([{ path: '/', element }]);
  await user.click(screen.getByRole('button', { name: 'In den Kalender eintragen' }));
  const tab = await screen.findByRole('link', { name: 'In neuem Tab öffnen' });
  expect(tab).toHaveAttribute('target', '_blank');
  expect(tab).toHaveAttribute('href');
  // Nothing takes the place of the page.
  expect(targets).toEqual(['_blank']);
  const button = screen.queryByRole('button', { name: 'Datei teilen oder sichern' });
  expect(button !== null).toBe(isShared);
  if (button) await user.click(button);
  expect(shared.map(({ type }) => type)).toEqual(isShared ? ['text/calendar;charset=utf-8'] : []);
});
