type Report = (problem: { message: string; location: unknown }) => void;
type OperationVisitor = {
  Operation(operation: object, context: { report: Report; location: unknown }): void;
};

/** The contract's own lint rules, in the form that Redocly loads. */
export default function contractPlugin(): {
  id: string;
  rules: { oas3: Record<string, () => OperationVisitor> };
};
