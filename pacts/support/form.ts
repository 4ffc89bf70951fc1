// A form with files, as the pact has to hold it: text, in the website's order of fields.
const BOUNDARY = 'pact-boundary';

/** A file of a kind that no form accepts. */
export const textFile = (): File => new File(['Guten Tag'], 'note.txt', { type: 'text/plain' });

/** A form as the pact describes it. */
export async function expectedForm(body: object) {
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  return { type, bytes: await formBytes(body), rules: formRules(body) };
}

/** The form as bytes, the same in every run. */
async function formBytes(body: object): Promise<Buffer> {
  const parts = fields(body).map(async ([name, value]) => {
    const isFile = value instanceof File;
    const about = isFile ? `; filename="${value.name}"\r\nContent-Type: ${value.type}` : '';
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${about}\r\n\r\n`;
    const content = isFile ? await value.bytes() : Buffer.from(String(value));
    return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
  });
  return Buffer.concat([...(await Promise.all(parts)), Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/**
 * The boundary may be any, and a file's content too as long as it is of its kind. Texts are exact,
 * and have to say so: Pact otherwise asks of every part to be a form by itself.
 */
function formRules(body: object) {
  const parts = fields(body).map(([name, value]) => ({
    path: `$.${name}`,
    rules: [
      value instanceof File
        ? { 'pact:matcher:type': 'contentType', value: value.type }
        : { 'pact:matcher:type': 'equality' },
    ],
  }));
  const regex = String.raw`multipart/form-data;(\s*charset=[^;]*;)?\s*boundary=.*`;
  const type = { path: 'Content-Type', rules: [{ 'pact:matcher:type': 'regex', regex }] };
  return { header: [type], body: parts };
}

/** The fields that are sent: lists one by one, and nothing for what is left out. */
const fields = (body: object): (readonly [string, unknown])[] =>
  Object.entries(body)
    .flatMap(([name, value]: [string, unknown]) =>
      [value].flat().map((item) => [name, item] as const),
    )
    .filter(([, value]) => value !== undefined);
