/** A schema or another part of the document. */
export type Node = Readonly<Record<string, unknown>>;

export interface Wrong {
  /** JSON pointer to the value that is wrong. */
  readonly pointer: string;
  readonly message: string;
}

/** What the reference server needs of it. */
export interface Contract {
  readonly operations: ReadonlyMap<string, { readonly path: string }>;
  example(name: string): unknown;
  operationOf(request: { method: string; path: string }): string | undefined;
  parametersOf(id: string): readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required?: boolean;
    readonly schema: Node;
  }[];
  needsToken(id: string): boolean;
  needsRedeemToken(id: string): boolean;
  bodyType(id: string): string | undefined;
  fieldsOfBody(id: string): Readonly<Record<string, Node>>;
  placesOfBody(
    id: string,
    content: unknown,
  ): readonly {
    readonly place: readonly (string | number)[];
    readonly schema: Node;
    readonly value: unknown;
  }[];
  takesKey(id: string): boolean;
  takesVersion(id: string): boolean;
  bodyErrors(id: string, content: unknown): readonly Wrong[];
  valueErrors(schema: Node, value: unknown): readonly Wrong[];
}

export function readContract(file: string): Contract;
