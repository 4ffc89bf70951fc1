/** A finding of an engine that is no fault of the page. */
export interface Exception {
  readonly engine: 'axe' | 'ibm' | 'alfa';
  readonly rule: string;
  /** A part of axe's selector, or of the source of the element that the others give. */
  readonly part: string;
  readonly reason: string;
}

/** All that is excepted; `docs/accessibility/conformance.md` lists it for auditors. */
const exceptions: readonly Exception[] = [
  {
    engine: 'axe',
    rule: 'target-size',
    part: 'leaflet-interactive',
    reason:
      'Markers stand where their places are, and the list has a button for each: the exceptions "essential" and "equivalent" of WCAG 2.5.8.',
  },
];

/** Whether a finding is excepted. */
export const isExcepted = (engine: Exception['engine'], rule: string, element: string): boolean =>
  exceptions.some(
    (exception) =>
      exception.engine === engine && exception.rule === rule && element.includes(exception.part),
  );
