// A small but whole PDF file: one page, a standard font, a correct cross-reference table.

/** Makes a one-page A5 PDF of lines of text; the first is a heading. Latin-1 letters only. */
export function createPdf(lines: readonly string[]): Buffer {
  const text = lines.map((line, index) => {
    const size = index === 0 ? 22 : 13;
    return `/F1 ${size} Tf 40 ${530 - index * 30} Td (${escape(line)}) Tj`;
  });
  const content = text.map((line) => `BT ${line} ET`).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function escape(line: string): string {
  return line.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
}
