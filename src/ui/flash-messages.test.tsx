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
