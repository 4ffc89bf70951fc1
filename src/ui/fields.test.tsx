import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox';
import { FileField } from './file-field';
import { FileItem } from './file-item';
import { FileItems } from './file-items';
import { IconButton } from './icon-button';
import { RadioGroup, RadioTile } from './radio-group';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

afterEach(cleanup);

const texts = { hint: 'So sieht er aus', error: 'Bitte ausfüllen' };

/** The text of the elements that `aria-describedby` names, in that order. */
const description = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? `no #${id}`)
    .join(' | ');

const isRequired = (element: Element): boolean =>
  element.hasAttribute('required') || element.getAttribute('aria-required') === 'true';

type Kind = [name: string, role: string, make: (extra: object) => ReactElement];

const kinds: Kind[] = [
  ['TextField', 'textbox', (p) => <TextField label="Wert" {...p} />],
  ['TextArea', 'textbox', (p) => <TextArea label="Wert" {...p} />],
  [
    'SelectField',
    'combobox',
    (p) => <SelectField label="Wert" options={[{ value: 'a', label: 'A' }]} {...p} />,
  ],
  ['Checkbox', 'checkbox', (p) => <Checkbox {...p}>Wert</Checkbox>],
  [
    'RadioGroup',
    'radiogroup',
    (p) => (
      <RadioGroup label="Wert" {...p}>
        <RadioTile value="1">eins</RadioTile>
      </RadioGroup>
    ),
  ],
];

describe.each(kinds)('%s', (name, role, make) => {
  const required = name === 'RadioGroup' ? { isRequired: true } : { required: true };

  it('has its name, and nothing else, where nothing else is given', () => {
    render(make({}));
    const control = screen.getByRole(role, { name: 'Wert' });
    expect(description(control)).toBe('');
    // Without the attribute Firefox calls a required field invalid before anything is typed.
    if (name !== 'RadioGroup') expect(control.getAttribute('aria-invalid')).toBe('false');
    expect(control.getAttribute('aria-invalid')).not.toBe('true');
    expect(isRequired(control)).toBe(false);
  });
  it('is invalid and described by hint and error', () => {
    render(make(texts));
    const control = screen.getByRole(role, { name: 'Wert' });
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(description(control)).toBe('So sieht er aus | Bitte ausfüllen');
  });
  it('is required', () => {
    render(make(required));
    const control = screen.getByRole(role);
    expect(isRequired(control)).toBe(true);
    // Of what the browser itself calls invalid Firefox tells screen readers so, before anything is typed.
    expect(control.matches(':invalid')).toBe(false);
  });
  it('carries the id that an error summary links to', () => {
    render(make({ id: 'wert' }));
    expect(screen.getByRole(role).id).toBe('wert');
  });
});

it.each([{}, { hint: 'Du hast die Wahl' }, { error: 'Bitte wählen' }])(
  'RadioGroup and its radios name no description that is not there: %j',
  (given) => {
    const { container } = render(
      <RadioGroup label="Wert" {...given}>
        <RadioTile value="1" secondary="klein">
          eins
        </RadioTile>
        <RadioTile value="2">zwei</RadioTile>
      </RadioGroup>,
    );
    const dangling = [...container.querySelectorAll('[aria-describedby]')]
      .map(description)
      .filter((text) => text.includes('no #'));
    expect(dangling).toEqual([]);
  },
);

it('TextField says that it is optional in its name', () => {
  render(<TextField label="Firma" optionalLabel="optional" />);
  expect(screen.getByRole('textbox', { name: 'Firma (optional)' })).toBeVisible();
});

it('Checkbox is checked by its label and by the space bar', async () => {
  const onChange = vi.fn();
  render(<Checkbox onChange={onChange}>Wert</Checkbox>);
  const box = screen.getByRole('checkbox');
  await userEvent.click(screen.getByText('Wert'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('RadioGroup names each tile with all its text and moves with the arrow keys', async () => {
  const onChange = vi.fn();
  render(
    <RadioGroup label="Wert" defaultValue="10" onChange={onChange}>
      <RadioTile value="10" secondary="40 € bleiben">
        10 €
      </RadioTile>
      <RadioTile value="50" secondary="nichts bleibt" badge="passt genau">
        50 €
      </RadioTile>
      <RadioTile value="100" isDisabled>
        100 €
      </RadioTile>
    </RadioGroup>,
  );
  expect(screen.getByRole('radio', { name: '10 € 40 € bleiben' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith('50');
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith('10');
});

it('SelectField offers its options and an empty first one', () => {
  render(
    <SelectField
      label="Land"
      placeholder="Bitte wählen"
      options={[
        { value: 'DE', label: 'Deutschland' },
        { value: 'AT', label: 'Österreich', isDisabled: true },
      ]}
    />,
  );
  const options = within(screen.getByRole('combobox')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, label, disabled }) => [value, label, disabled])).toEqual([
    ['', 'Bitte wählen', false],
    ['DE', 'Deutschland', false],
    ['AT', 'Österreich', true],
  ]);
});

it('FileField takes files, one after the other, and says what is wrong with one', async () => {
  const onFiles = vi.fn();
  const onRemove = vi.fn();
  render(
    <FileField
      prompt="Datei wählen"
      label="Beleg"
      hint="höchstens 5 MB"
      isInvalid
      aria-describedby="why"
      onFiles={onFiles}
    >
      <FileItems label="Dateien">
        <FileItem
          name="bon.jpg"
          size="6 MB"
          error="Die Datei ist zu groß"
          errorId="why"
          actions={<IconButton icon="close" label="bon.jpg entfernen" onClick={onRemove} />}
        />
      </FileItems>
    </FileField>,
  );
  const input = screen.getByLabelText('Beleg');
  // Who speaks to the device says the words in the zone (WCAG 2.5.3).
  expect(input).toHaveAccessibleName('Datei wählen Beleg');
  expect(description(input)).toBe('höchstens 5 MB | Die Datei ist zu groß');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'bon.jpg entfernen' }));
  expect(onRemove).toHaveBeenCalledOnce();
  const file = new File(['a'], 'a.jpg', { type: 'image/jpeg' });
  await userEvent.upload(input, file);
  fireEvent.drop(input, { dataTransfer: { files: [file] } });
  expect(onFiles.mock.calls).toEqual([[[file]], [[file]]]);
});
