type Context = {
  report(problem: { message: string; location: unknown }): void;
  location: unknown;
};
type Visitor = Partial<
  Record<'Operation' | 'Root' | 'Schema', (node: object, context: Context) => void>
>;

/** The contract's own lint rules, in the form that Redocly loads. */
export default function contractPlugin(): {
  id: string;
  rules: { oas3: Record<string, () => Visitor> };
};
