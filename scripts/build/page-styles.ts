import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AtRule, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** All styles that a page and its scripts may need. */
export interface Sheet {
  /** Address of the file that holds them; the scripts of the page ask for it. */
  readonly address: string;
  readonly css: string;
}

/** Joins the style sheets of a page into one file: one request, and the rules keep their order. */
export function createSheetWriter(dist: string): (files: readonly string[]) => Sheet {
  const sheets = new Map<string, Sheet>();
  return (files) => {
    const key = files.join();
    const known = sheets.get(key);
    if (known) return known;
    const css = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('');
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const sheet = { address: `/assets/page-${hash}.css`, css };
    // The page has them already: a font that is declared again is a new one, and all text is laid out again.
    writeFileSync(join(dist, sheet.address), css.replaceAll(/@font-face\{[^}]*\}/g, ''));
    sheets.set(key, sheet);
    return sheet;
  };
}

/**
 * Finds the rules of a sheet that markup can match, in their order. A rule stays when the tags, classes and
 * ids that it needs occur anywhere in the markup. Attributes, states and positions are not looked at: they
 * change without scripts, and so does the content of a form. A class without a rule fails: its component is
 * not among the page's sources, so that nothing would style it.
 */
export function createStyleFinder(): (sheet: Sheet, markup: string) => string {
  const parsed = new Map<string, Root>();
  const found = new Map<string, string>();
  return ({ address, css }, markup) => {
    const all = [...namesIn(markup)];
    const names = new Set(all.filter((name) => css.includes(name)));
    const unknown = all.filter((name) => name.startsWith('.') && !names.has(name));
    if (unknown.length > 0) throw new Error(`${address} has no rule for ${unknown.join(' ')}`);
    const key = [address, ...[...names].toSorted()].join(' ');
    const root = parsed.get(address) ?? parse(css);
    parsed.set(address, root);
    const used = found.get(key) ?? rulesFor(root, names);
    found.set(key, used);
    return used;
  };
}

/** Tags, classes and ids of the markup, as selectors write them. */
function namesIn(markup: string): Set<string> {
  const names = new Set(['html', 'head', 'body']);
  for (const [, tag = '', attributes = ''] of markup.matchAll(/<([a-z][\w-]*)([^>]*)>/gi)) {
    names.add(tag.toLowerCase());
    for (const [, kind, text = ''] of attributes.matchAll(/ (class|id)="([^"]*)"/g)) {
      for (const name of text.split(' ')) names.add(`${kind === 'id' ? '#' : '.'}${name}`);
    }
  }
  return names;
}

function rulesFor(sheet: Root, names: ReadonlySet<string>): string {
  const root = sheet.clone();
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const kept = rule.selectors.filter((selector) =>
      needs(selector).every((one) => names.has(one)),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  const animated = new Set<string>();
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animated.add(word);
  });
  root.walkAtRules('keyframes', (rule) => void (animated.has(rule.params) || rule.remove()));
  // From the inside out: a query whose rules are gone may have been all that was in another.
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && removeEmpty(rule)));
  return root.toString();
}

const isInKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

function removeEmpty(rule: AtRule): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeEmpty(parent);
}

const known = new Map<string, readonly string[]>();

/** The names that a page must have for a selector to match; the condition of a pseudo-class may come later. */
function needs(selector: string): readonly string[] {
  const needed = known.get(selector) ?? parseNeeds(selector);
  known.set(selector, needed);
  return needed;
}

function parseNeeds(selector: string): string[] {
  return selectorParser()
    .astSync(selector)
    .first.nodes.flatMap((node) => {
      if (node.type === 'class') return [`.${node.value}`];
      if (node.type === 'id') return [`#${node.value}`];
      return node.type === 'tag' ? [node.value.toLowerCase()] : [];
    });
}
