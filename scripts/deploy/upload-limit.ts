interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly 'x-max-bytes'?: number;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { schema?: Schema }>> };
}

/** For the fields of the form, the boundaries and the names of files. */
const FORM_BYTES = 1024 * 1024;

/** The largest request that the contract allows, in bytes: all files of a form, and its fields. */
export function largestRequest({ paths, components }: Contract): number {
  const filesOf = (schema: Schema = {}): number => {
    const name = schema.$ref?.split('/').at(-1);
    if (name !== undefined) return filesOf(components.schemas[name]);
    const properties = Object.values(schema.properties ?? {});
    return (
      (schema['x-max-bytes'] ?? 0) +
      (schema.maxItems ?? 1) * (schema.items ? filesOf(schema.items) : 0) +
      properties.reduce((sum, property) => sum + filesOf(property), 0)
    );
  };
  const bodies = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .map(({ requestBody }) => requestBody?.content?.['multipart/form-data']?.schema);
  return Math.max(...bodies.map((schema) => filesOf(schema))) + FORM_BYTES;
}
