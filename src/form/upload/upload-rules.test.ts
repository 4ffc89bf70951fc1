import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jpgOf, pdfOf, pngOf } from './testing';
import { inspectUpload, MAX_UPLOAD, safeFileName } from './upload-rules';

const MB = 1024 * 1024;
test('a photo in the format of some phones is told apart', async () => {
  for (const brand of ['heic', 'heix', 'mif1', 'avif', 'isom']) {
    const head = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode(`ftyp${brand}`)]);
    const { problem } = await inspectUpload(new Blob([head]));
    const isPhoto = ['heic', 'heix', 'mif1'].includes(brand);
    expect(problem, brand).toBe(isPhoto ? 'form.upload.heic' : type);
  }
});

const type = 'form.upload.type';
const empty = 'form.upload.empty';
const broken = 'form.upload.broken';
const tooLarge = 'form.upload.too-large';

const bytes = (...values: number[]) => new Uint8Array(values);
const textFile = (content: string) => new TextEncoder().encode(content);
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const jpg = jpgOf(400);
const png = pngOf(400);
const pdf = pdfOf(400);

type Content = Uint8Array<ArrayBuffer>;
type Row = [what: string, name: string, claims: string, content: Content, problem?: string];

/** Files as they come from careless and from evil hands; all are made here. */
const files: Row[] = [
  ['a photo', 'karte.jpg', 'image/jpeg', jpg],
  ['a screenshot', 'Bildschirmfoto.png', 'image/png', png],
  ['a receipt', 'beleg.pdf', 'application/pdf', pdf],
  ['exactly 5 MB', 'gross.jpg', 'image/jpeg', jpgOf(MAX_UPLOAD)],
  ['a PDF of exactly 5 MB', 'gross.pdf', 'application/pdf', pdfOf(MAX_UPLOAD)],
  ['one byte too many', 'gross.pdf', 'application/pdf', pdfOf(MAX_UPLOAD + 1), tooLarge],
  ['a photo that is too large', 'foto.jpg', 'image/jpeg', jpgOf(6 * MB), tooLarge],
  ['a huge picture', 'foto.png', 'image/png', pngOf(61 * MB), tooLarge],
  ['nothing', 'leer.jpg', 'image/jpeg', bytes(), empty],
  ['nothing, as a PDF', 'leer.pdf', 'application/pdf', bytes(), empty],
  ['one byte', 'eins.png', 'image/png', bytes(0x89), type],
  ['only the beginning of a JPG', 'kopf.jpg', 'image/jpeg', bytes(0xff, 0xd8, 0xff), broken],
  ['a JPG that broke off', 'halb.jpg', 'image/jpeg', jpg.slice(0, 200), broken],
  ['a JPG without its last byte', 'fast.jpg', 'image/jpeg', jpg.slice(0, -1), broken],
  ['a PNG that broke off', 'halb.png', 'image/png', png.slice(0, 200), broken],
  ['only the signature of a PNG', 'kopf.png', 'image/png', png.slice(0, 8), broken],
  ['a PDF that broke off', 'halb.pdf', 'application/pdf', pdf.slice(0, 200), broken],
  ['a PNG named JPG', 'eigentlich-png.jpg', 'image/jpeg', png],
  ['a PDF named PNG', 'eigentlich-pdf.png', 'image/png', pdf],
  ['a JPG without an ending', 'IMG_0815', '', jpg],
  ['a program named JPG', 'rechnung.jpg', 'image/jpeg', textFile('MZ\u0090\u0000program'), type],
  ['a Linux program named PDF', 'r.pdf', 'application/pdf', textFile('\u007fELF'), type],
  ['a script named PNG', 'x.png', 'image/png', textFile('#!/bin/sh\nrm -rf /'), type],
  ['a page named JPG', 'x.jpg', 'image/jpeg', textFile('<html><script>1</script>'), type],
  ['an SVG with a script', 'x.svg', 'image/svg+xml', textFile('<svg onload="x"/>'), type],
  ['an SVG named PNG', 'x.png', 'image/png', textFile('<?xml version="1.0"?><svg/>'), type],
  ['an archive named PDF', 'x.pdf', 'application/pdf', bytes(0x50, 0x4b, 3, 4, 0, 0), type],
  ['a GIF', 'x.gif', 'image/gif', textFile('GIF89a'), type],
  ['a WebP named JPG', 'x.jpg', 'image/jpeg', textFile('RIFF0000WEBPVP8 '), type],
  [
    'a HEIC of a telephone',
    'x.heic',
    'image/heic',
    textFile('\u0000\u0000\u0000 ftypheic'),
    'form.upload.heic',
  ],
  ['a Word document', 'x.docx', 'application/pdf', bytes(0x50, 0x4b, 3, 4), type],
  ['a JPG behind a page', 'x.jpg', 'image/jpeg', joined(textFile('<b>'), jpg), type],
  ['a PDF behind a byte order mark', 'x.pdf', '', joined(textFile('\ufeff'), pdf)],
  ['a PDF behind line ends', 'x.pdf', '', joined(textFile('\r\n\r\n'), pdf)],
  [
    'a PDF behind the head of a printer',
    'x.pdf',
    '',
    joined(textFile('\u001b%-12345X@PJL\n'), pdf),
  ],
  ['a PDF behind 1,019 bytes', 'x.pdf', '', joined(new Uint8Array(1019), pdf)],
  ['a PDF behind 1,020 bytes', 'x.pdf', '', joined(new Uint8Array(1020), pdf), type],
  ['a PDF that is filled up with zeros', 'x.pdf', '', joined(pdf, new Uint8Array(4096))],
  ['a photo of no type', 'foto.jpg', '', jpg],
  ['a photo of a wrong type', 'foto.jpg', 'application/octet-stream', jpg],
  ['a JPG with a film behind it', 'x.jpg', 'image/jpeg', joined(jpg, textFile('film'))],
  [
    'a picture that would fill the memory',
    'bombe.png',
    'image/png',
    pngOf(400, { width: 60_000, height: 60_000 }),
    broken,
  ],
  [
    'a JPG that would fill the memory',
    'bombe.jpg',
    'image/jpeg',
    jpgOf(400, { width: 65_000, height: 65_000 }),
    broken,
  ],
  ['a PNG without a size', 'x.png', 'image/png', pngOf(400, { width: 0 }), broken],
  [
    'a PNG chunk that never ends',
    'x.png',
    'image/png',
    joined(png.slice(0, 33), bytes(255, 255, 255, 255, 73, 68, 65, 84, 0, 0, 0, 0)),
    broken,
  ],
  ['a JPG segment without length', 'x.jpg', 'image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe1), broken],
  ['zeros', 'x.jpg', 'image/jpeg', new Uint8Array(4096), type],
];

test.each(files)('[5.017] [5.018] %s (%s)', async (_what, name, claims, content, problem) => {
  const finding = await inspectUpload(new File([content], name, { type: claims }));
  expect(finding.problem).toBe(problem);
});

test('the table is long enough to be worth its name', () => {
  expect(files.length).toBeGreaterThanOrEqual(30);
});

test('a photo that is too large can be made smaller; a PDF and a huge picture cannot', async () => {
  const large = async (content: Content) => (await inspectUpload(new Blob([content]))).canShrink;
  expect(await large(jpgOf(6 * MB))).toBe(true);
  expect(await large(pdfOf(6 * MB))).toBeUndefined();
  expect(await large(pngOf(61 * MB))).toBeUndefined();
});

test.each([
  ['a JPG without its end', jpg.slice(0, -2), jpg.length - 2],
  [
    'a JPG with other bytes between its parts',
    joined(jpg.slice(0, 15), bytes(0), jpg.slice(15)),
    401,
  ],
  ['a PNG without its end', png.slice(0, -12), png.length - 12],
  ['a PNG with half of its end', png.slice(0, -5), png.length - 12],
  ['another picture', textFile('GIF89a'), undefined],
])('the browser is asked to draw %s', async (_, content, end) => {
  const { problem, ...found } = await inspectUpload(new Blob([content]));
  expect(problem).toBeDefined();
  expect(found).toMatchObject({ canRedraw: true, ...(end !== undefined && { end }) });
});

test.each([
  ['a PDF that broke off', pdf.slice(0, 200)],
  ['a PNG that broke off', png.slice(0, 200)],
  ['a picture that would fill the memory', pngOf(400, { width: 60_000, height: 60_000 })],
  ['nothing', bytes()],
])('the browser is not asked to draw %s', async (_, content) => {
  expect((await inspectUpload(new Blob([content]))).canRedraw).toBeUndefined();
});

test('a file that has gone since it was chosen is a broken one', async () => {
  const gone = { size: 10, slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }) };
  expect(await inspectUpload(gone as unknown as Blob)).toEqual({ problem: broken });
});

test('real pictures of the repository are whole', async () => {
  const picture = new Blob([readFileSync('docs/images/landing.png')]);
  expect(await inspectUpload(picture)).toEqual({ kind: 'image/png' });
});

describe('names of files', () => {
  test.each([
    ['karte.jpg', 'karte.jpg'],
    ['Beleg vom 3. Mai.JPEG', 'Beleg vom 3_ Mai.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['..\\..\\windows\\system32\\cmd.exe', 'cmd.jpg'],
    ['/absolut/foto.jpg', 'foto.jpg'],
    ['.htaccess', 'htaccess.jpg'],
    ['Fu\u0308hrerschein Ru\u0308ckseite.jpg', 'F\u00fchrerschein R\u00fcckseite.jpg'],
    ['foto.php.jpg', 'foto_php.jpg'],
    ['foto.jpg.exe', 'foto_jpg.jpg'],
    ['\u202Egpj.exe', 'gpj.jpg'],
    ['a\u0000b.jpg', 'ab.jpg'],
    ['zwei\r\nZeilen.jpg', 'zweiZeilen.jpg'],
    ['<img src=x onerror=1>.jpg', '_img src=x onerror=1_.jpg'],
    ['"; filename="x.exe', '__ filename=_x.jpg'],
    ['CON.jpg', '_CON.jpg'],
    ['', 'upload.jpg'],
    ['...', 'upload.jpg'],
    ['   .jpg', 'jpg.jpg'],
    [`${'ä'.repeat(400)}.jpg`, `${'ä'.repeat(80)}.jpg`],
    ['👩‍👩‍👧 Oma.jpg', '👩👩👧 Oma.jpg'],
    ['%2e%2e%2fx.jpg', '_2e_2e_2fx.jpg'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name, 'image/jpeg')).toBe(safe);
  });

  test('a name of nothing but invisible letters is still shown as something', () => {
    expect(safeFileName('\u200B\u202E')).toBe('?');
  });
});
