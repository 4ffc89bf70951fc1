import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MenuButton } from './menu-button';

beforeEach(() => {
  render(
    <>
      <MenuButton
        label="DE, Sprache"
        items={[
          { href: '#de', label: 'Deutsch', lang: 'de', isCurrent: true },
          { href: '#fr', label: 'Français', lang: 'fr' },
        ]}
      >
        DE
      </MenuButton>
      <button type="button">Danach</button>
    </>,
  );
});
afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'DE, Sprache' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

it('shows and hides its links', async () => {
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.lang])).toEqual([
    ['Deutsch', 'de'],
    ['Français', 'fr'],
  ]);
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Deutsch');
  await userEvent.click(button());
  expect(isOpen()).toBe(false);
});

it('closes with Escape and takes the focus back', async () => {
  await userEvent.click(button());
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Deutsch' }));
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

it('closes when the focus leaves, without taking it back', async () => {
  await userEvent.click(button());
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Danach' }));
  expect(isOpen()).toBe(false);
});

it('closes with a click outside and with a chosen link', async () => {
  await userEvent.click(button());
  await userEvent.click(document.body);
  expect(isOpen()).toBe(false);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('link', { name: 'Français' }));
  expect(isOpen()).toBe(false);
});
