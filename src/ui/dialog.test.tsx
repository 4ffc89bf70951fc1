import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AlertDialog } from './alert-dialog';
import { Dialog } from './dialog';

beforeEach(() => {
  // jsdom has no CSS object.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(cleanup);

function Example({ isAlert = false }: { isAlert?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const props = { title: 'Filter', isOpen, onOpenChange: setIsOpen, children: <input /> };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Öffnen
      </button>
      {isAlert ? (
        <AlertDialog
          {...props}
          actions={
            <button type="button" onClick={() => setIsOpen(false)}>
              Ja
            </button>
          }
        />
      ) : (
        <Dialog {...props} closeLabel="Schließen" />
      )}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Öffnen' });

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Schließen' }))],
])('%s closes it, and the focus goes back', async (_how, close) => {
  render(<Example />);
  await userEvent.click(opener());
  const dialog = screen.getByRole('dialog', { name: 'Filter' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

it('has the focus on its title, so that a screen reader does not say all of it', async () => {
  render(<Example />);
  await userEvent.click(opener());
  expect(screen.getByRole('heading', { name: 'Filter' })).toBe(document.activeElement);
  cleanup();
  // The message of an alert is said.
  render(<Example isAlert />);
  await userEvent.click(opener());
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBe(document.activeElement));
});

it('keeps Tab inside and hides what is behind', async () => {
  render(<Example />);
  await userEvent.click(opener());
  expect(screen.queryByRole('button', { name: 'Öffnen' })).toBeNull();
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  }
});

it('AlertDialog has its role, and its answer closes it', async () => {
  render(<Example isAlert />);
  await userEvent.click(opener());
  expect(screen.getByRole('alertdialog', { name: 'Filter' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});
