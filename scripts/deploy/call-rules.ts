import type { CallRules } from './site-table.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly 'x-max-bytes'?: number;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly securitySchemes: Readonly<Record<string, Parameter>>;
  };
}

interface Operation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { schema?: Schema }>> };
}

/** For the fields of the form, the boundaries and the names of files. */
const FORM_BYTES = 1024 * 1024;

/**
 * The part of the contract that a server must know.
 * @param testHeader `Name: value`, which a build for tests adds to its calls
 */
export function callRules(contract: Contract, testHeader?: string): CallRules {
  const { parameters = {}, securitySchemes } = contract.components;
  const own = operationsOf(contract).flatMap((operation) => operation.parameters ?? []);
  const headers = [...Object.values(parameters), ...Object.values(securitySchemes), ...own]
    .flatMap((one) => ('in' in one && one.in === 'header' ? [one.name] : []))
    .concat(testHeader?.split(':')[0] ?? []);
  return {
    calls: Object.keys(contract.paths),
    callHeaders: [...new Set(headers.map((name) => name.toLowerCase()))].toSorted(),
    largestRequest: largestRequest(contract),
  };
}

const operationsOf = ({ paths }: Contract): Operation[] =>
  Object.values(paths).flatMap((item) => Object.values(item));

/** All files of a form, and its fields. */
function largestRequest(contract: Contract): number {
  const filesOf = (schema: Schema = {}): number => {
    const name = schema.$ref?.split('/').at(-1);
    if (name !== undefined) return filesOf(contract.components.schemas[name]);
    const properties = Object.values(schema.properties ?? {});
    return (
      (schema['x-max-bytes'] ?? 0) +
      (schema.maxItems ?? 1) * (schema.items ? filesOf(schema.items) : 0) +
      properties.reduce((sum, property) => sum + filesOf(property), 0)
    );
  };
  const bodies = operationsOf(contract).map(
    ({ requestBody }) => requestBody?.content?.['multipart/form-data']?.schema,
  );
  return Math.max(...bodies.map((schema) => filesOf(schema))) + FORM_BYTES;
}
