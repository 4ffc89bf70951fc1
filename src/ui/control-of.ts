import { announce } from './live-region';

const focusable = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]';

/**
 * The control of a field.
 * @param fieldId id of the control, or of a group, whose chosen, first wrong or first control it is then
 */
function controlOf(fieldId: string): HTMLElement | undefined {
  const target = document.getElementById(fieldId);
  if (!target || target.matches(focusable)) return target ?? undefined;
  const inside = (selector: string) => target.querySelector<HTMLElement>(selector);
  return inside('input:checked') ?? inside('[aria-invalid=true]') ?? inside(focusable) ?? undefined;
}

/**
 * Leads to a field. WebKit does not scroll to a field that a script focuses.
 * @param fieldId id of the control, or of a group, whose chosen or first control takes the focus then
 */
export function focusField(fieldId: string): HTMLElement | undefined {
  const control = controlOf(fieldId);
  // The label and the error around the control must be seen too, so it does not stick to the edge.
  (control ?? document.getElementById(fieldId))?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return control;
}

/**
 * Leads to a field that is wrong, once its error is in the page: a screen reader reads both. What has the
 * focus already is not read again, so there the error is said.
 * @param fieldId id of the control, or of a group, whose chosen or first control takes the focus then
 */
export function focusInvalid(fieldId: string): void {
  const control = controlOf(fieldId);
  if (!control || control !== document.activeElement) {
    focusField(fieldId);
    return;
  }
  sayInvalid(fieldId, 'assertive');
}

/**
 * Says the error of a field, with its label, to screen readers.
 * @param fieldId id of the control, or of a group
 */
export function sayInvalid(fieldId: string, politeness?: 'assertive'): void {
  const control = document.getElementById(fieldId) as Partial<HTMLInputElement> | null;
  const label = control?.labels?.[0] ?? control?.querySelector?.('legend');
  const error = document.getElementById(`${fieldId}-error`)?.textContent;
  if (error) announce([label?.textContent, error].filter(Boolean).join(', '), politeness);
}

/** Leads to a text field whose text is to be replaced. @param fieldId its id */
export function correctField(fieldId: string): void {
  const control = focusField(fieldId);
  if (control instanceof HTMLInputElement) control.select();
}
