import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { BalanceBar } from './balance-bar';
import { ChipCheckbox, ChipRadio } from './chip';
import { CodeDisplay } from './code-display';
import { DescriptionList } from './description-list';
import { Notice } from './notice';
import { Page } from './page';
import { ProgressBar } from './progress';
import { Sign } from './sign';
import { Skeleton } from './skeleton';
import { Steps } from './steps';
import { Timeline } from './timeline';
import { VoucherCard } from './voucher-card';

afterEach(cleanup);

it('CodeDisplay groups for the eye and keeps the code whole in the text', () => {
  const { container } = render(<CodeDisplay label="Shopcode" code="NL258KQ47XMR" />);
  expect(screen.getByText('NL25').parentElement?.textContent).toBe('NL258KQ47XMR');
  expect(container.querySelectorAll('wbr')).toHaveLength(2);
});

it('Sign shows the first letter where there is no logo, or none that can be loaded', () => {
  const { container } = render(<Sign name="überland" logo="/gone.svg" />);
  expect(screen.getByText('Ü')).toBeVisible();
  const logo = container.querySelector('img');
  if (logo) fireEvent.error(logo);
  expect(logo?.hidden).toBe(true);
});

it('Page has one heading that can take the focus but is no tab stop', () => {
  render(<Page title="Dein Gutschein" lead="Schön" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Dein Gutschein' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
  expect(heading.tabIndex).toBe(-1);
  expect(heading.dataset['pageHeading']).toBe('');
});

it('Notice has its heading on the level asked for, its role and its code', () => {
  render(
    <Notice
      tone="error"
      title="Schon eingelöst"
      level={3}
      role="alert"
      code="VCRx15"
      codeLabel="Code"
    />,
  );
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { level: 3, name: 'Schon eingelöst' })).toBeVisible();
  expect(alert.getByText('VCRx15').tagName).toBe('CODE');
});

it('Notice has no role unless it appears after an action', () => {
  render(<Notice>Ruhig</Notice>);
  expect(screen.queryByRole('alert') ?? screen.queryByRole('status')).toBeNull();
});

it('Steps marks the current step and says which are done', () => {
  render(
    <Steps
      label="Fortschritt"
      steps={['Betrag', 'Zahlung', 'Ende']}
      current={1}
      doneLabel="fertig"
    />,
  );
  const steps = within(screen.getByRole('list', { name: 'Fortschritt' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]?.textContent).toContain('Betrag (fertig)');
  expect(steps[1]?.textContent).not.toContain('fertig');
});

it('Timeline says each state and marks the current one', () => {
  render(
    <Timeline
      label="Stand"
      stateLabels={{ done: 'erledigt', current: 'läuft', next: 'folgt', failed: 'gescheitert' }}
      items={[
        { title: 'Eingang', state: 'done', time: { text: '3. März', dateTime: '2026-03-03' } },
        { title: 'Prüfung', state: 'current' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('list', { name: 'Stand' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step']);
  expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
    'Eingang (erledigt)',
    'Prüfung (läuft)',
  ]);
  expect(screen.getByText('3. März').getAttribute('datetime')).toBe('2026-03-03');
});

it('ProgressBar has name, value and words', () => {
  render(<ProgressBar label="Fragen" value={2} max={5} valueText="2 von 5" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Fragen' });
  expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([2, 5, '2 von 5']);
});

it('chips are native inputs', async () => {
  render(
    <>
      <ChipCheckbox>Mode</ChipCheckbox>
      <ChipRadio name="where">Online</ChipRadio>
    </>,
  );
  await userEvent.click(screen.getByText('Mode'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mode' }).checked).toBe(true);
  await userEvent.click(screen.getByText('Online'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Online' }).checked).toBe(true);
});

it('VoucherCard reads in order, and a decorative one not at all', () => {
  const { rerender } = render(
    <VoucherCard brandName="Marke" label="Guthaben" amount="50 €" footStart="bis 2029" />,
  );
  expect(document.body.textContent).toBe('MarkeGuthaben 50 €bis 2029');
  expect(document.querySelector('[aria-hidden]')).toBeNull();
  rerender(<VoucherCard brandName="Marke" isDecorative />);
  expect(screen.getByText('Marke').closest('[aria-hidden="true"]')).toBeVisible();
});

it('BalanceBar is a region with its name', () => {
  render(<BalanceBar label="Guthaben" amount="50 €" />);
  expect(screen.getByRole('region', { name: 'Guthaben' }).textContent).toBe('Guthaben 50 €');
});

it('DescriptionList pairs terms and details', () => {
  const { rerender } = render(
    <DescriptionList items={[{ term: 'Gültig bis', details: '2029' }]} />,
  );
  expect(screen.getByRole('term').textContent).toBe('Gültig bis');
  const shown = () => screen.getByRole('definition');
  expect(shown().textContent).toBe('2029');
  expect(shown()).toHaveAttribute('translate', 'no');
  rerender(<DescriptionList items={[{ term: 'Gültig bis', details: 'unbegrenzt' }]} />);
  expect(shown()).not.toHaveAttribute('translate');
});

it('Skeleton is not there for assistive technology', () => {
  const { container } = render(<Skeleton />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
