// The comment above an entry for translators: where the text stands, its kind, and the values that its placeholders
// become. The tables are in `locales/context.json`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tables of `locales/context.json`. */
export interface Context {
  /** Placeholder -> its content on the page, with an example. */
  readonly placeholders: Readonly<Record<string, string>>;
  /** First part of a key -> the page. */
  readonly places: Readonly<Record<string, string>>;
  /** Pattern of keys (`*` for anything) -> the kind of text; the first that fits counts. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Labels of up to so many words say too little by themselves. */
const SHORT = 2;

export function readContext(root: string): Context {
  return JSON.parse(readFileSync(join(root, 'locales/context.json'), 'utf8')) as Context;
}

/** The `#.` comments of an entry. @param text in the source language */
export function contextNotes(key: string, text: string, context: Context): string[] {
  const place = context.places[placeOf(key)];
  const kind = kindOf(key, context);
  return [
    ...(place ? [`Where: ${place}.`] : []),
    ...(kind ? [`What: ${kind}.`] : []),
    ...placeholdersIn(text).flatMap((name) => {
      const meaning = context.placeholders[name];
      return meaning ? [`{${name}}: ${meaning}`] : [];
    }),
  ];
}

/** Facts that translators need and the tables lack. */
export function contextGaps(key: string, text: string, context: Context): string[] {
  const missing = [
    ...(context.places[placeOf(key)] ? [] : [`places: "${placeOf(key)}"`]),
    ...placeholdersIn(text)
      .filter((name) => !context.placeholders[name])
      .map((name) => `placeholders: "${name}"`),
    ...(isShort(text) && !kindOf(key, context)
      ? [`texts: "${key}" (what kind of text it is)`]
      : []),
  ];
  return missing.map((gap) => `locales/context.json lacks ${gap}`);
}

function placeOf(key: string): string {
  return key.split('.')[0] ?? key;
}

function kindOf(key: string, { texts }: Context): string | undefined {
  return Object.entries(texts).find(([pattern]) => fits(pattern, key))?.[1];
}

function fits(pattern: string, key: string): boolean {
  const source = pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*');
  return new RegExp(`^${source}$`).test(key);
}

function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? ''))];
}

function isShort(text: string): boolean {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length <= SHORT;
}
