// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FlashMessages } from './flash-messages';
import { Page } from './page';

afterEach(cleanup);

function Example() {
  const [messages, setMessages] = useState([
    { id: 'a', tone: 'success' as const, text: 'Kopiert' },
    { id: 'b', tone: 'error' as const, text: 'Offline' },
  ]);
  return (
    <Page title="Dein Code">
      <FlashMessages
        messages={messages}
        dismissLabel={(text) => `Schließen: ${text}`}
        onDismiss={(id) => setMessages(messages.filter((message) => message.id !== id))}
      />
    </Page>
  );
}

it.each([
  ['8.006', 'success'],
  ['8.007', 'warning'],
  ['8.008', 'error'],
  ['8.009', 'info'],
] as const)('[%s] a message can be of the type %s', (_, tone) => {
  render(
    <FlashMessages
      messages={[{ id: 'a', tone, text: 'Gesagt' }]}
      dismissLabel={(text) => `Schließen: ${text}`}
      onDismiss={() => {}}
    />,
  );
  expect(screen.getByText('Gesagt').closest('[data-tone]')).toHaveAttribute('data-tone', tone);
});

it('reads its messages out as a status', () => {
  render(<Example />);
  expect(screen.getByRole('status').textContent).toContain('Kopiert');
});

it('moves the focus to the next message, then to the heading, and never loses it', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Schließen: Kopiert' }));
  expect(screen.queryByText('Kopiert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Schließen: Offline' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Offline')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
