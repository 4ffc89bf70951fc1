import contract from '../../generated/openapi.json' with { type: 'json' };
import type { Random } from './random.ts';

// Other answers that the contract allows too: optional fields left out or null, fields that a later
// version adds, and other values of single answers.

export type Json = Record<string, unknown>;

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
}

interface Operation {
  readonly operationId?: string;
  readonly responses?: Record<
    string,
    { content?: Record<string, { schema?: Schema }>; $ref?: string }
  >;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function resolve(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const parts = schema.$ref.replace('#/', '').split('/');
  return resolve(parts.reduce<unknown>((at, part) => (at as Json)[part], contract) as Schema);
}

const operations = new Map(
  Object.values(contract.paths as Record<string, Record<string, Operation>>)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => (operation.operationId ? [[operation.operationId, operation]] : [])),
);

function schemaOf(operationId: string, status: number): Schema | undefined {
  const answer = operations.get(operationId)?.responses?.[String(status)];
  const resolved = answer?.$ref ? (resolve(answer) as typeof answer) : answer;
  return Object.values(resolved?.content ?? {})[0]?.schema;
}

/** All parts of a schema that hold for a value: of alternatives the first that fits. */
function partsOf(schema: Schema, value: Json): Schema[] {
  const own = resolve(schema);
  const fitting = [own.oneOf, own.anyOf].flatMap((options = []) => {
    const found = options.find((option) => fits(option, value));
    return found ? partsOf(found, value) : [];
  });
  return [own, ...(own.allOf ?? []).flatMap((part) => partsOf(part, value)), ...fitting];
}

function fits(schema: Schema, value: Json): boolean {
  const own = resolve(schema);
  const all = [own, ...(own.allOf ?? []).map(resolve)];
  return all.every(
    ({ required = [], properties = {} }) =>
      required.every((name) => name in value) &&
      Object.entries(properties).every(([name, part]) => {
        const { const: only, enum: some } = resolve(part);
        if (!(name in value)) return true;
        return (
          (only === undefined || only === value[name]) && (!some || some.includes(value[name]))
        );
      }),
  );
}

interface Place {
  readonly holder: Json;
  readonly name: string;
}

/** Every field of an answer that may be absent. */
function optionalFields(schema: Schema, value: unknown): Place[] {
  if (Array.isArray(value)) {
    const { items } = resolve(schema);
    return items ? value.slice(0, 3).flatMap((one) => optionalFields(items, one)) : [];
  }
  if (!isObject(value)) return [];
  const parts = partsOf(schema, value);
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<
    string,
    Schema
  >;
  return Object.entries(properties).flatMap(([name, part]) =>
    name in value
      ? [
          ...(required.has(name) ? [] : [{ holder: value, name }]),
          ...optionalFields(part, value[name]),
        ]
      : [],
  );
}

/** What single answers may say instead, each as conformant as the mock's own. */
const OTHERS: Readonly<Record<string, readonly ((answer: Json) => void)[]>> = {
  redeemVoucher: [
    // The shop has its own way to deliver.
    (answer) => {
      if (answer['status'] !== 'completed') return;
      answer['delivery'] = 'email';
      delete answer['redeemLinkToken'];
    },
    (answer) => void (answer['surveyUrl'] = 'http://survey.example/'),
    (answer) => void (answer['expectedBy'] = null),
  ],
  revealMerchantCode: [
    ({ shop }) => isObject(shop) && (shop['link'] = 'http://nordlicht.example/'),
    ({ codes }) => firstOf(codes, (code) => (code['pin'] = null)),
    ({ codes }) => firstOf(codes, (code) => (code['barcodeFormat'] = 'aztec')),
    ({ codes }) => firstOf(codes, (code) => (code['url'] = 'http://nordlicht.example/code')),
  ],
  activateVouchers: [(answer) => Object.assign(answer, { activated: [], failed: [] })],
};

function firstOf(list: unknown, change: (item: Json) => void): void {
  if (Array.isArray(list) && isObject(list[0])) change(list[0]);
}

/** Changes an answer of the mock into another one; about half of all answers stay as they are. */
export function freely(
  operationId: string,
  status: number,
  answer: unknown,
  random: Random,
): unknown {
  if (status >= 300 || random.chance(0.4)) return answer;
  const changed = structuredClone(answer);
  const others = OTHERS[operationId] ?? [];
  if (others.length > 0 && isObject(changed) && random.chance(0.6)) random.pick(others)(changed);
  const schema = schemaOf(operationId, status);
  const optional = schema ? optionalFields(schema, changed) : [];
  if (optional.length > 0 && random.chance(0.5)) {
    const { holder, name } = random.pick(optional);
    if (random.chance(0.5)) delete holder[name];
    else holder[name] = null;
  }
  if (isObject(changed) && random.chance(0.3)) changed['addedLater'] = { by: 'a newer server' };
  return changed;
}
