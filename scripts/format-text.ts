import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

/** A text that a script writes, as `npm run format` would leave it. @param file decides the language */
export async function formatText(file: string, text: string): Promise<string> {
  const config = readFileSync(join(import.meta.dirname, '../.oxfmtrc.json'), 'utf8');
  const { printWidth, singleQuote } = JSON.parse(config) as Required<FormatConfig>;
  const { code, errors } = await format(basename(file), text, { printWidth, singleQuote });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
