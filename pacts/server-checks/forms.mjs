// Checks of forms (`multipart/form-data`), one part changed. @see requests.mjs for those of JSON bodies.
import { BELONGS_TO } from './requests.mjs';
import { unless } from './server.mjs';

/** More than the 5 MB that a file may have. */
const TOO_LARGE = 5 * 1024 * 1024 + 1;

const boundaryOf = ({ headers }) => /boundary="?([^";]+)"?/.exec(headers['Content-Type'])?.[1];

/** @returns the parts of a form: their names, heads and bytes */
function partsOf(request) {
  // Bytes as characters of the same number.
  const parts = request.content
    .toString('latin1')
    .split(`--${boundaryOf(request)}`)
    .slice(1, -1);
  return parts.map((part) => {
    const end = part.indexOf('\r\n\r\n');
    const head = part.slice(2, end);
    return {
      head,
      name: /\bname="([^"]*)"/.exec(head)?.[1] ?? '',
      isFile: /\bfilename="/.test(head),
      bytes: Buffer.from(part.slice(end + 4, -2), 'latin1'),
    };
  });
}

function withParts(request, parts) {
  const boundary = boundaryOf(request);
  const chunks = parts.flatMap(({ head, bytes }) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`, 'latin1'),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return { ...request, content: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]) };
}

/** The form with other bytes in a part, which may get another head. */
const withPart = (request, parts, changed, change) =>
  withParts(
    request,
    parts.map((part) => (part === changed ? { ...part, ...change } : part)),
  );

const names = ({ body }, pointer) =>
  body?.errors?.some((error) => error.pointer === pointer) ?? false;

/** @returns the checks by name; each answers what is wrong, '' when it holds, undefined when it does not fit */
export function formChecks({ send }, contract) {
  /** Sends each changed form in a fresh state; every one has to be refused with its pointer. */
  async function refused(forms, again) {
    if (forms.length === 0) return undefined;
    for (const [name, form] of forms) {
      // Many forms of one address are too many (`x-rate-limits`); a new state counts anew.
      await again();
      const answer = await send(form);
      const found = unless(answer, [400, 422]);
      if (found) return `/${name}: ${found}`;
      if (answer.status === 422 && !names(answer, `/${name}`)) return `does not name /${name}`;
    }
    return '';
  }

  /** Sends the form with other bytes in its first file. */
  async function refusedFile(request, bytesOf, status) {
    if (!request.isForm) return undefined;
    const parts = partsOf(request);
    const file = parts.find(({ isFile }) => isFile);
    if (!file) return undefined;
    return unless(await send(withPart(request, parts, file, { bytes: bytesOf(file) })), [status]);
  }

  const textsOf = (parts) =>
    parts.filter(({ name, isFile }) => !isFile && name !== 'captcha' && name !== '');

  return {
    'form-missing-field': async (request, operation, again) => {
      if (!request.isForm) return undefined;
      const parts = partsOf(request);
      const required = contract.requiredOfBody(operation);
      return refused(
        textsOf(parts)
          .filter(({ name }) => required.includes(name))
          .map(({ name }) => [
            name,
            withParts(
              request,
              parts.filter((part) => part.name !== name),
            ),
          ]),
        again,
      );
    },
    'form-too-long': async (request, operation, again) => {
      if (!request.isForm) return undefined;
      const parts = partsOf(request);
      const fields = contract.fieldsOfBody(operation);
      return refused(
        textsOf(parts)
          .filter(
            ({ name }) =>
              fields[name]?.maxLength !== undefined && fields[name].format === undefined,
          )
          // A secret that is too long is an unknown one.
          .filter(({ name }) => !BELONGS_TO.includes(name))
          .map((part) => {
            const bytes = Buffer.from('x'.repeat(fields[part.name].maxLength + 1));
            return [part.name, withPart(request, parts, part, { bytes })];
          }),
        again,
      );
    },
    'form-not-offered': async (request, operation, again) => {
      if (!request.isForm) return undefined;
      const parts = partsOf(request);
      const fields = contract.fieldsOfBody(operation);
      return refused(
        textsOf(parts)
          .filter(({ name }) => fields[name]?.enum !== undefined)
          .map((part) => [
            part.name,
            withPart(request, parts, part, { bytes: Buffer.from('of_nobody') }),
          ]),
        again,
      );
    },
    'form-file-kind': (request) =>
      // The name and the type say that it is a picture; its first bytes do not.
      refusedFile(request, () => Buffer.from('<script>alert(1)</script>'), 415),
    'form-file-size': (request) =>
      refusedFile(request, ({ bytes }) => Buffer.concat([bytes, Buffer.alloc(TOO_LARGE)]), 413),
  };
}
