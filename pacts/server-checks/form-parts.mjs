// The parts of a form (`multipart/form-data`), and forms with other parts.

export const boundaryOf = ({ headers }) =>
  /boundary="?([^";]+)"?/i.exec(headers['Content-Type'])?.[1];

/** @returns the parts of a form: their names, heads and bytes */
export function partsOf(request) {
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

export function withParts(request, parts) {
  const boundary = boundaryOf(request);
  const chunks = parts.flatMap(({ head, bytes }) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`, 'latin1'),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return { ...request, content: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]) };
}

/** The form with another text in a part. */
export const withPartText = (request, name, text) =>
  withParts(
    request,
    partsOf(request).map((part) =>
      part.name === name ? { ...part, bytes: Buffer.from(text) } : part,
    ),
  );
/** The form with its texts changed. */
export const withTexts = (request, change) =>
  withParts(
    request,
    partsOf(request).map((part) =>
      part.isFile ? part : { ...part, bytes: Buffer.from(change(part.bytes.toString())) },
    ),
  );

/** The head of a file's part; names are UTF-8. */
export const headOf = (name, filename, type) =>
  Buffer.from(
    `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}`,
  ).toString('latin1');
/** The file, as long as this. */
export const sized = ({ bytes }, length) => Buffer.concat([bytes, Buffer.alloc(length)], length);
