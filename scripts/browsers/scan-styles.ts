import { parse, type AnyNode, type Declaration } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { lacking, namesAt } from './support.ts';

const TYPES = ['css', 'types'] as const;

/** By name of a function, where MDN has it: `light-dark` is among the colours. */
const functions = new Map<string, readonly string[]>();
for (const type of namesAt(...TYPES)) {
  functions.set(type, [...TYPES, type]);
  for (const name of namesAt(...TYPES, type)) functions.set(name, [...TYPES, type, name]);
}

/** MDN has units of a kind under one name. */
const UNITS = [
  [/\ddv[bhiw]\b|\ddvm/, 'viewport_percentage_units_dynamic'],
  [/\dsv[bhiw]\b|\dsvm/, 'viewport_percentage_units_small'],
  [/\dlv[bhiw]\b|\dlvm/, 'viewport_percentage_units_large'],
  [/\dcq[bhiw]\b|\dcqm/, 'container_query_length_units'],
  ...['cap', 'lh', 'rcap', 'rch', 'rex', 'ric', 'rlh'].map(
    (unit) => [new RegExp(`\\d${unit}\\b`), unit] as const,
  ),
] as const;

/**
 * Features of a style sheet that a promised browser lacks, by MDN's names: properties, values, functions, units,
 * rules, features of queries, pseudo-classes, nesting. Three ways count as guarded and are not among them: an
 * `@supports` that asks for it, an earlier declaration of the same property that every browser understands,
 * and `var(--no-…, value)`, whose property is set where a browser lacks the value.
 */
export function scanStyles(css: string): ReadonlySet<string> {
  const found = new Set<string>();
  const root = parse(css);
  root.walk((node) => {
    for (const place of placesOf(node)) if (!isAsked(node, place)) found.add(place);
  });
  return found;
}

function placesOf(node: AnyNode): string[] {
  if (node.type === 'decl') return hasEarlier(node) ? [] : lackingIn(node);
  if (node.type === 'rule') {
    const isNested = node.parent?.type === 'rule';
    return [
      ...(isNested ? lacking('css', 'selectors', 'nesting') : []),
      ...pseudosIn(node.selector),
    ];
  }
  if (node.type !== 'atrule') return [];
  const places = lacking('css', 'at-rules', node.name);
  if (node.name !== 'media') return places;
  const media = ['css', 'at-rules', 'media'] as const;
  const names = [...node.params.matchAll(/[(\s]([a-z][a-z-]+)(?=\s*[:)<>=])/g)];
  return [
    ...places,
    ...(/[<>]|\([^:)]*=/.test(node.params) ? lacking(...media, 'range_syntax') : []),
    // MDN has no name for `not (…)`, which came with `or`.
    ...(/\bnot\s*\(/.test(node.params) ? lacking(...media, 'or_syntax') : []),
    ...names.flatMap(([, name = '']) => lacking(...media, name)),
  ];
}

function lackingIn(node: Declaration): string[] {
  const { prop, value } = node;
  // Custom properties hold values that are used elsewhere; other engines' names are theirs.
  const property = prop.startsWith('-') ? [] : ['css', 'properties', prop];
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');
  const words = new Set(plain.match(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g));
  const names = [...plain.matchAll(/(?<![\w-])([a-z][a-z-]+)\(/g)].flatMap(
    ({ index, 1: name = '' }) => (isBehindVariable(plain, index) ? [] : [name]),
  );
  return [
    ...(property.length > 0 && !hasPrefixed(node) ? lacking(...property) : []),
    ...(property.length > 0 ? [...words].flatMap((word) => lacking(...property, word)) : []),
    ...(prop === 'content' && plain.includes('/') ? lacking(...property, 'alt_text') : []),
    ...names.flatMap((name) => lacking(...(functions.get(name) ?? []))),
    ...UNITS.flatMap(([unit, name]) => (unit.test(plain) ? lacking(...TYPES, 'length', name) : [])),
  ];
}

const hasPrefixed = ({ prop, parent }: Declaration): boolean =>
  parent?.nodes.some((one) => one.type === 'decl' && one.prop === `-webkit-${prop}`) ?? false;

/** Whether the place is within the second part of `var(--no-…, …)`. */
function isBehindVariable(value: string, place: number): boolean {
  let depth = 0;
  for (let at = place - 1; at >= 0; at -= 1) {
    if (value[at] === ')') depth += 1;
    else if (value[at] === '(') depth -= 1;
    if (depth < 0 && /^\((--no-[\w-]+)\s*,/.test(value.slice(at)))
      return value.slice(at - 3, at) === 'var';
  }
  return false;
}

/** A value with a variable is only known to be unusable when it is used: the value before it is gone then. */
function hasEarlier(node: Declaration): boolean {
  if (node.value.includes('var(') || node.prop.startsWith('--')) return false;
  const before = node.parent?.nodes.slice(0, node.parent.index(node)) ?? [];
  return before.some(
    (one) => one.type === 'decl' && one.prop === node.prop && lackingIn(one).length === 0,
  );
}

/** Whether an `@supports` around it asks for its feature. */
function isAsked(node: AnyNode, place: string): boolean {
  const name = place.split('.').at(-1) ?? '';
  let at = node.parent;
  while (at && at.type !== 'root') {
    if (at.type === 'atrule' && 'params' in at && at.name === 'supports') {
      if (at.params.includes(name)) return true;
    }
    at = at.parent as typeof at;
  }
  return false;
}

const known = new Map<string, readonly string[]>();

function pseudosIn(selector: string): readonly string[] {
  let places = known.get(selector);
  if (!places) {
    const found: string[] = [];
    selectorParser((root) => {
      root.walkPseudos(({ value }) => {
        found.push(...lacking('css', 'selectors', value.replace(/^:+/, '')));
      });
      root.walkNesting(() => void found.push(...lacking('css', 'selectors', 'nesting')));
    }).processSync(selector);
    places = found;
    known.set(selector, places);
  }
  return places;
}
