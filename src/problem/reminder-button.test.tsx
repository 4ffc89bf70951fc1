// @vitest-environment jsdom
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
  await vi.waitFor(() => expect(written).toHaveLength(1));
  expect(await written[0]?.text()).toContain(summary);
});
