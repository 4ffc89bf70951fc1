// Checks of forms (`multipart/form-data`), one part changed. @see requests.mjs for those of JSON bodies.
import { textsOf } from './changes.mjs';
import { headOf, partsOf, sized, withPartText, withParts } from './form-parts.mjs';
import { acceptanceOf, refusalOf } from './limits.mjs';
import { samplesOf } from './samples.mjs';
import { unless, withHeader } from './server.mjs';
import { names, unlessNamed } from './tools.mjs';

/** The 5 MB that a file may have. */
const LARGEST = 5 * 1024 * 1024;

/** Files of each kind that is accepted, by what they begin with and their name. */
const KINDS = {
  PDF: ['%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'beleg.pdf', 'application/pdf'],
  'PDF behind a byte order mark': ['\xef\xbb\xbf%PDF-1.4\n', 'beleg.pdf', 'application/pdf'],
  'PDF whose head ends its first 1,024 bytes': [
    `${'\n'.repeat(1019)}%PDF-1.4\n`,
    'beleg.pdf',
    'application/pdf',
  ],
  PNG: ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'foto.png', 'image/png'],
  'JPG with JFIF': ['\xff\xd8\xff\xe0\0\x10JFIF\0', 'foto.jpg', 'image/jpeg'],
  'JPG with Exif, as cameras make it': [
    '\xff\xd8\xff\xe1\0\x18Exif\0\0',
    'IMG_1.JPG',
    'image/jpeg',
  ],
  'JPG without either': ['\xff\xd8\xff\xdb\0\x43\0', 'foto.jpeg', 'image/jpeg'],
  'PNG of another name and type': [
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
    'Foto ä',
    'application/octet-stream',
  ],
};
const bytesOf = (text) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(64)]);

/** What the server reads of a text: the end of a line counts as one character. */
function readAs({ type }, text) {
  const line = text.replaceAll('\r\n', '\n');
  return type === 'boolean' && ['true', 'false'].includes(text) ? text === 'true' : line;
}

/** @returns the checks by name; each answers what is wrong, '' when it holds, undefined when it does not fit */
export function formChecks({ send }, contract) {
  const textParts = (parts) =>
    parts.filter(({ name, isFile }) => !isFile && name !== 'captcha' && name !== '');

  /** The fields of a form as the document sees them; a file is a text. */
  function contentOf(operation, parts) {
    const fields = contract.fieldsOfBody(operation);
    const content = {};
    for (const { name, isFile, bytes } of parts) {
      const value = isFile ? 'file' : readAs(fields[name] ?? {}, bytes.toString());
      const isList = fields[name]?.type === 'array';
      content[name] = isList ? [...(content[name] ?? []), value] : value;
    }
    return content;
  }
  const isAllowed = (operation, parts) =>
    contract.bodyErrors(operation, contentOf(operation, parts)).length === 0;

  /** Sends each changed form in a fresh state, and says the first thing that is wrong. */
  async function sendEach(forms, judge, again) {
    if (forms.length === 0) return undefined;
    for (const [name, change] of forms) {
      // Many forms of one address are too many (`x-rate-limits`); a new state counts anew.
      const request = await again();
      const found = judge(await send(change(request, partsOf(request))), name);
      if (found) return `/${name}: ${found}`;
    }
    return '';
  }
  const isRefused = (answer, name) =>
    unless(answer, [400, 422]) ||
    (answer.status === 422 && !names(answer, `/${name}`) ? `does not name /${name}` : '');
  const isTaken = ({ status, body }) =>
    status < 300 ? '' : `answers ${status} ${body?.code}, although the contract allows it`;

  /** A check of files: forms whose files are these, each with what its answer has to be. */
  const ofFiles = (filesOf, judge) => async (request, operation, again) => {
    if (!request.isForm) return undefined;
    const file = partsOf(request).find(({ isFile }) => isFile);
    if (!file) return undefined;
    const forms = Object.entries(filesOf(file, contract.fieldsOfBody(operation)[file.name])).map(
      ([name, files]) => [
        `${file.name} (${name})`,
        (prepared, parts) =>
          withParts(prepared, [
            ...parts.filter(({ name: other }) => other !== file.name),
            ...files,
          ]),
      ],
    );
    return sendEach(forms, judge, again);
  };
  /** One file of as many as there may be: the first, one in the middle, the last. */
  const inEachPlace = (file, field, wrong) => {
    const count = longestList(field);
    const places = { first: 0, middle: Math.floor(count / 2), last: count - 1 };
    return Object.fromEntries(
      Object.entries(count > 1 ? places : {}).map(([place, at]) => [
        `the ${place} of ${count}`,
        Array.from({ length: count }, (_, index) => (index === at ? wrong : file)),
      ]),
    );
  };
  const isStatus = (status) => (answer) => unless(answer, [status]);
  const longestList = ({ maxItems = 1 }) => maxItems;

  return {
    'form-unreadable': async (request, _operation, again) => {
      if (!request.isForm) return undefined;
      for (const type of ['application/json', 'multipart/form-data', 'text/plain']) {
        const answer = await send(withHeader(await again(), 'Content-Type', type));
        const found = unless(answer, [400]);
        if (found) return `with the type ${type} it ${found}`;
      }
      return '';
    },
    'form-missing-field': async (request, operation, again) => {
      if (!request.isForm) return undefined;
      const required = contract.requiredOfBody(operation);
      const forms = textParts(partsOf(request))
        .filter(({ name }) => required.includes(name))
        .map(({ name }) => [
          name,
          (prepared, parts) =>
            withParts(
              prepared,
              parts.filter((part) => part.name !== name),
            ),
        ]);
      return sendEach(forms, isRefused, again);
    },
    'form-limits': async (request, operation, again) => {
      if (!request.isForm) return undefined;
      const parts = partsOf(request);
      const fields = contract.fieldsOfBody(operation);
      for (const part of textParts(parts)) {
        const texts = [
          ...samplesOf(fields[part.name] ?? {}, part.bytes.toString()),
          // Forms send the end of a line as two characters.
          ...(part.name === 'message' ? ['x\r\n'.repeat(fields.message.maxLength / 2)] : []),
        ].filter((sample) => typeof sample === 'string');
        for (const text of texts) {
          const bytes = Buffer.from(text);
          const twin = part.name === 'email' ? 'repeatEmail' : part.name;
          const change = (all) =>
            all.map((each) => ([part.name, twin].includes(each.name) ? { ...each, bytes } : each));
          const prepared = await again();
          const answer = await send(withParts(prepared, change(partsOf(prepared))));
          const judge = isAllowed(operation, change(parts)) ? refusalOf : acceptanceOf;
          const found = judge(answer, [part.name]);
          if (found)
            return `/${part.name} of ${JSON.stringify(text.slice(0, 12))} (${text.length}): ${found}`;
        }
      }
      return '';
    },
    'form-optional-field': async (request, operation, again) => {
      if (!request.isForm) return undefined;
      const parts = partsOf(request);
      const without = (all, name) => all.filter((part) => part.name !== name);
      const optional = [...new Set(textParts(parts).map(({ name }) => name))]
        .filter((name) => isAllowed(operation, without(parts, name)))
        .map((name) => [name, (prepared, all) => withParts(prepared, without(all, name))]);
      return sendEach(optional, isTaken, again);
    },
    'form-written-twice': async (request, _operation, again) => {
      if (!request.isForm || !('repeatEmail' in textsOf(request))) {
        return undefined;
      }
      const other = withPartText(request, 'repeatEmail', 'another@example.com');
      const found = unlessNamed(await send(other), '/repeatEmail');
      if (found) return found;
      const { email } = textsOf(request);
      const prepared = await again();
      const alike = await send(withPartText(prepared, 'repeatEmail', email.toUpperCase()));
      return alike.status < 300 ? '' : `answers ${alike.status} to the same address in capitals`;
    },
    'form-file-kind': ofFiles(
      (file) => ({
        // The name and the type say that it is a picture; its first bytes do not.
        script: [{ ...file, bytes: Buffer.from('<script>alert(1)</script>') }],
        'no byte': [{ ...file, bytes: Buffer.alloc(0) }],
        GIF: [{ ...file, bytes: bytesOf('GIF89a') }],
        'a drawing': [{ ...file, bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
        'a program': [{ ...file, bytes: bytesOf('MZ\x90\0') }],
        // The kind of a picture is looked for at the beginning only, that of a PDF near to it.
        'a PDF behind 1,020 bytes': [{ ...file, bytes: bytesOf(`${'\n'.repeat(1020)}%PDF-1.4\n`) }],
        'a picture behind a script': [
          { ...file, bytes: Buffer.from('<script>\x89PNG\r\n', 'latin1') },
        ],
      }),
      isStatus(415),
    ),
    'form-each-file': async (request, operation, again) => {
      const judge = (status) => (answer) => unless(answer, [status]);
      const kinds = ofFiles(
        (file, field) => inEachPlace(file, field, { ...file, bytes: bytesOf('GIF89a') }),
        judge(415),
      );
      const sizes = ofFiles(
        (file, field) => inEachPlace(file, field, { ...file, bytes: sized(file, LARGEST + 1) }),
        judge(413),
      );
      return (await kinds(request, operation, again)) || sizes(request, operation, again);
    },
    'form-file-kinds': ofFiles(
      ({ name }) =>
        Object.fromEntries(
          Object.entries(KINDS).map(([kind, [start, filename, type]]) => [
            kind,
            [{ head: headOf(name, filename, type), name, isFile: true, bytes: bytesOf(start) }],
          ]),
        ),
      isTaken,
    ),
    'form-file-size': ofFiles(
      (file) => ({
        'a byte more than 5 MB': [{ ...file, bytes: sized(file, LARGEST + 1) }],
      }),
      isStatus(413),
    ),
    'form-file-largest': ofFiles(
      (file, field) => ({
        '5 MB': [{ ...file, bytes: sized(file, LARGEST) }],
        ...(longestList(field) > 2 && {
          'three of 3 MB': [1, 2, 3].map(() => ({ ...file, bytes: sized(file, 3 * 1024 * 1024) })),
        }),
        'as many as there may be': Array.from({ length: longestList(field) }, () => file),
      }),
      isTaken,
    ),
    'form-file-count': ofFiles(
      (file, field) =>
        field.maxItems === undefined
          ? {}
          : { 'one too many': Array.from({ length: field.maxItems + 1 }, () => file) },
      (answer) => unless(answer, [400, 413, 422]),
    ),
  };
}
