// Values for a field, made of its schema: at its limits, beyond them, and such that servers often get wrong.
// The contract says which of them it allows.

/** @returns values for a field; `value` is the one that the pact has, when it has one */
export function samplesOf(schema, value) {
  if (schema === true || schema?.not !== undefined) return [1];
  const samples = [null, ...ofOtherTypes(schema, value), ...ofType(schema, value)];
  return samples.filter((sample) => sample !== undefined && sample !== value);
}

/** What frameworks convert without being asked. */
function ofOtherTypes({ type }, value) {
  if (type === 'integer' || type === 'number') return [String(value ?? 1), true, { wrong: true }];
  if (type === 'boolean') return ['true', 'false', 1, 0];
  if (type === 'string' || type === undefined) return [12, true, ['wrong'], { wrong: true }];
  return ['wrong', 1];
}

function ofType(schema, value) {
  switch (schema.type) {
    case 'integer':
    case 'number':
      return numbers(schema, value);
    case 'boolean':
      return [true, false];
    case 'array':
      return lists(schema, value);
    case 'object':
      return [[]];
    default:
      return texts(schema, value);
  }
}

function numbers({ minimum, maximum, type }, value = minimum ?? 1) {
  return [
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [2 ** 31] : [maximum, maximum + 1]),
    ...(type === 'integer' ? [value + 0.5] : []),
    10 ** 12,
    0,
    -1,
  ];
}

function lists({ minItems = 0, maxItems }, value = []) {
  const long = (length) => Array.from({ length }, (_, at) => value[at % value.length]);
  return [
    ...(minItems > 0 ? [[]] : []),
    ...(maxItems !== undefined && value.length > 0 ? [long(maxItems), long(maxItems + 1)] : []),
  ];
}

/** Letters of several scripts, and what is a character of its own in HTML, SQL and CSV. */
const NAMES = [
  ' ',
  'Zoe\u0308',
  'Łukasz Żółć',
  "O’Brien-D'Or",
  '李小龍',
  'Ngọc Ánh',
  `<b>&"'; --`,
  '=1+1',
];
/** Beyond 16 bits: one character, two units of UTF-16 and four bytes of UTF-8. */
const GIFT = '\u{1F381}';

/** Addresses that exist: long endings, signs before the @, capitals. */
const ADDRESSES = [
  'mia+gift@example.com',
  "mia.o'neill_99@sub.example.museum",
  'MIA.SOMMER@EXAMPLE.COM',
  'm@x-y.example',
  ' mia@example.com',
  'mia@example.com ',
  'mia',
  'mia@',
  '@example.com',
  'mia sommer@example.com',
  'mia@example..com',
  'mia@example@example.com',
  'mia@example.com\r\nBcc: others@example.com',
  `${'x'.repeat(64)}@${'example.'.repeat(40)}com`,
];
const DAYS = ['2000-02-29', '1931-12-31', '2001-02-29', '1999-13-01', '1999-04-31', '31.12.1999'];

function texts({ enum: values, format, pattern, maxLength, minLength = 0, const: only }, value) {
  if (values !== undefined || only !== undefined) {
    const known = values ?? [only];
    return [...known, 'of_nobody', `${known[0]}x`, String(known[0]).toUpperCase(), `${known[0]} `];
  }
  if (format === 'email') return ADDRESSES;
  if (format === 'date') return DAYS;
  if (pattern !== undefined || format !== undefined) {
    const text = String(value ?? 'x');
    const ends = [`${text}\n`, ` ${text}`, text + text, `${text}\u0000`];
    return ['', 'x', text.toLowerCase(), text.toUpperCase(), ...ends, 'x'.repeat(20_001)];
  }
  const longest = maxLength ?? 20_000;
  return [
    ...(minLength > 0 ? ['', 'x'.repeat(minLength)] : []),
    ...['x', GIFT].flatMap((letter) => [letter.repeat(longest), letter.repeat(longest + 1)]),
    ...NAMES.filter((name) => name.length <= longest),
    `${value ?? 'x'}\u0000`,
  ];
}
