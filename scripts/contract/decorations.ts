import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a JSON schema that say which values decorate. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  'x-decorates'?: boolean;
  'x-decorating-fields'?: boolean;
}

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** The answers of an operation: its name, and the places in its answers that decorate. */
interface AnswerDecorations {
  operationId: string;
  decorating: string[];
}

const NOTICE =
  '// Written by `npm run generate` from `x-decorates` in the contract; never edited.\n';

/**
 * Writes which values of answers decorate, for the check of answers (src/api/check-answer.ts).
 * @param folder with the bundle
 */
export function writeDecorations(folder: string): void {
  const file = join(folder, 'openapi.json');
  const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  writeFileSync(
    join(folder, 'answer-decorations.ts'),
    `${NOTICE}
/** By method and path: the operation, and the places in its answers that decorate; \`*\` is any item. */
export const answerDecorations: Readonly<
  Record<string, { operationId: string; decorating: readonly string[] }>
> = ${json(answerDecorations(contract))};\n`,
  );
}

/** The decorating places of every operation's JSON answers of success, by method and path. */
function answerDecorations(contract: Contract): Record<string, AnswerDecorations> {
  const found: Record<string, AnswerDecorations> = {};
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, { operationId, responses }] of Object.entries(item)) {
      if (operationId === undefined) continue;
      const schemas = Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, { content }]) => content?.['application/json']?.schema ?? []);
      const decorating = schemas.flatMap((schema) => decoratingPlaces(schema, contract));
      found[`${method.toUpperCase()} ${path}`] = { operationId, decorating: unique(decorating) };
    }
  }
  return found;
}

const unique = (places: string[]): string[] => [...new Set(places)].toSorted();

/**
 * The places of a schema that may be left out: fields with `x-decorates`, items of lists with it, and the
 * optional fields inside a schema with `x-decorating-fields` or inside a field that decorates.
 * @returns dotted paths, `*` for any item of a list
 * @throws for a required field that decorates: required fields decide
 */
export function decoratingPlaces(schema: Schema, contract: Pick<Contract, 'components'>): string[] {
  return unique(placesIn(schema, [], false, contract));
}

function placesIn(
  schema: Schema,
  at: readonly string[],
  isInside: boolean,
  contract: Pick<Contract, 'components'>,
): string[] {
  const {
    $ref,
    properties = {},
    required = [],
    items,
    allOf = [],
    oneOf = [],
    anyOf = [],
  } = schema;
  const areDecorating = isInside || schema['x-decorating-fields'] === true;
  const follow = (next: Schema, place: readonly string[], inside: boolean) =>
    placesIn(next, place, inside, contract);
  const found = [...allOf, ...oneOf, ...anyOf].flatMap((part) => follow(part, at, areDecorating));
  if ($ref !== undefined) {
    const target = contract.components.schemas[$ref.split('/').at(-1) ?? ''];
    if (target) found.push(...follow(target, at, areDecorating));
  }
  for (const [name, field] of Object.entries(properties)) {
    const place = [...at, name];
    const isRequired = required.includes(name);
    if (isRequired && field['x-decorates']) {
      throw new Error(`${place.join('.')} is required, so it cannot decorate`);
    }
    const decorates = field['x-decorates'] === true || (areDecorating && !isRequired);
    if (decorates) found.push(place.join('.'));
    found.push(...follow(field, place, decorates));
  }
  if (items) {
    const place = [...at, '*'];
    const decorates = items['x-decorates'] === true || areDecorating;
    if (decorates) found.push(place.join('.'));
    found.push(...follow(items, place, decorates));
  }
  return found;
}
