const focusable = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]';

/**
 * The control of a field.
 * @param fieldId id of the control, or of a group, whose chosen or first control it is then
 */
export function controlOf(fieldId: string): HTMLElement | undefined {
  const target = document.getElementById(fieldId);
  if (!target || target.matches(focusable)) return target ?? undefined;
  const inside = (selector: string) => target.querySelector<HTMLElement>(selector);
  return inside('input:checked') ?? inside(focusable) ?? undefined;
}

/** Leads to a text field whose text is to be replaced. @param fieldId its id */
export function correctField(fieldId: string): void {
  const control = controlOf(fieldId);
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}
