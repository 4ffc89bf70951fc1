import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorSummary } from './error-summary';
import { usePageTitle } from './page-title';
import { RadioGroup, RadioTile } from './radio-group';
import { TextField } from './text-field';

const items = [
  { fieldId: 'mail', text: 'E-Mail: Bitte angeben' },
  { fieldId: 'value', text: 'Wert: Bitte wählen' },
];

const form = (focusKey: number, errors = items) => (
  <>
    <ErrorSummary title="Noch zwei Angaben" items={errors} focusKey={focusKey} />
    <TextField id="mail" label="E-Mail" />
    <RadioGroup id="value" label="Wert">
      <RadioTile value="10">10</RadioTile>
    </RadioGroup>
  </>
);

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const summary = () => screen.getByRole('group', { name: 'Noch zwei Angaben' });

it('renders nothing without errors', () => {
  render(form(1, []));
  expect(screen.queryByRole('group')).toBeNull();
});

it('takes the focus once per submit and not while the visitor types', async () => {
  const { rerender } = render(form(0));
  expect(screen.getByRole('alert')).not.toHaveFocus();
  rerender(form(1));
  expect(summary()).toHaveFocus();
  await userEvent.click(screen.getByRole('textbox'));
  rerender(form(1, items.slice(1)));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  rerender(form(2));
  expect(summary()).toHaveFocus();
});

it('says the title and every error once when it takes the focus', () => {
  render(form(1));
  expect(summary()).toHaveAccessibleDescription('E-Mail: Bitte angeben, Wert: Bitte wählen');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is an alert while it may not take the focus', () => {
  render(form(0));
  expect(screen.getByRole('alert', { name: 'Noch zwei Angaben' })).not.toHaveFocus();
});

it('takes the focus when the errors of a submit come later', () => {
  const { rerender } = render(form(1, []));
  rerender(form(1));
  expect(summary()).toHaveFocus();
});

it('links each error to its field, and a group to its first control', async () => {
  render(form(1));
  const link = screen.getByRole('link', { name: 'E-Mail: Bitte angeben' });
  expect(link.getAttribute('href')).toBe('#mail');
  await userEvent.click(link);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('link', { name: 'Wert: Bitte wählen' }));
  expect(document.activeElement).toBe(screen.getByRole('radio'));
});

it('begins the title of the document while it shows errors', () => {
  const Titled = ({ focusKey, errors = items }: { focusKey: number; errors?: typeof items }) => {
    usePageTitle('Hilfe');
    return form(focusKey, errors);
  };
  const { rerender } = render(<Titled focusKey={1} />);
  expect(document.title).toBe('Noch zwei Angaben – Hilfe');
  rerender(<Titled focusKey={1} errors={[]} />);
  expect(document.title).toBe('Hilfe');
});
