import { parseSync, transformWithOxc, Visitor, type ESTree } from 'vite';
import { compatAt, isPromised, lacking, namesAt } from './support.ts';
import { buildTargets } from './promised.ts';

const BUILTINS = ['javascript', 'builtins'] as const;
/** Global names: classes and the members of the window. */
const ROOTS = [['api'], [...BUILTINS], ['api', 'Window'], [...BUILTINS, 'globals']] as const;

/** Objects that a script has by name, and their classes. */
const OBJECTS: Readonly<Record<string, string>> = {
  document: 'Document',
  globalThis: 'Window',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  self: 'Window',
  window: 'Window',
};

/** Methods that classes of all promised browsers have in newer ones only, and their first place. */
const newMethods = new Map<string, string>();
const oldMethods = new Set<string>();
for (const root of [['api'], BUILTINS, [...BUILTINS, 'Intl']] as const) {
  for (const holder of namesAt(...root)) {
    const own = compatAt(...root, holder);
    for (const name of namesAt(...root, holder)) {
      const compat = compatAt(...root, holder, name);
      if (compat && isPromised(compat, true)) oldMethods.add(name);
      else if (own && isPromised(own, true) && !newMethods.has(name)) {
        newMethods.set(name, [...root, holder, name].join('.'));
      }
    }
  }
}
for (const name of oldMethods) newMethods.delete(name);

const REGULAR = ['javascript', 'regular_expressions'] as const;
/** Also in texts, from which expressions are made; Oxc makes texts of those that a browser cannot parse. */
const EXPRESSIONS = [
  [/\(\?<[=!]/, 'lookbehind_assertion'],
  [/\(\?(?:[ims]+-?|-)[ims]*:/, 'modifier'],
] as const;

/**
 * Features of a script that a promised browser lacks, by MDN's names: global names, members of them, members
 * that no class of a promised browser has, parts of regular expressions; and whether Oxc had to rewrite syntax.
 */
export async function scanScript(code: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const add = (places: readonly string[]): void => places.forEach((place) => found.add(place));
  const addExpressions = (text: string): void => {
    for (const [part, name] of EXPRESSIONS) if (part.test(text)) add(lacking(...REGULAR, name));
  };
  const { program, errors } = parseSync('script.js', code);
  if (errors.length > 0) throw new Error(`The script cannot be read: ${errors[0]?.message}`);
  /** Names of members and of parts of objects, which are no variables. */
  const labels = new Set<unknown>();
  const addKey = ({
    key,
    computed,
  }: {
    readonly key: unknown;
    readonly computed: boolean;
  }): void => {
    if (!computed) labels.add(key);
  };
  new Visitor({
    Property: addKey,
    MethodDefinition: addKey,
    PropertyDefinition: addKey,
    Identifier(node) {
      if (labels.has(node)) return;
      for (const root of ROOTS) add(lacking(...root, node.name));
    },
    NewExpression({ callee }) {
      if (callee.type !== 'Identifier') return;
      for (const root of ROOTS) add(lacking(...root, callee.name, callee.name));
    },
    MemberExpression(node) {
      const name = nameOf(node);
      if (!node.computed) labels.add(node.property);
      if (name === undefined) return;
      const { object } = node;
      const holder = object.type === 'Identifier' ? (OBJECTS[object.name] ?? object.name) : '';
      const own = ROOTS.flatMap((root) =>
        [`${name}_static`, name].map((one) => [...root, holder, one]),
      );
      for (const path of own) add(lacking(...path));
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression') return;
      const { object } = callee;
      // Of a class itself, which is another method.
      if (object.type === 'Identifier' && compatAt('api', object.name)) return;
      const name = nameOf(callee);
      const place = newMethods.get(name ?? '');
      if (place) add([place]);
    },
    Literal(node) {
      if ('regex' in node && node.regex) {
        addExpressions(node.regex.pattern);
        if (node.regex.flags.includes('v')) add(lacking(...BUILTINS, 'RegExp', 'unicodeSets'));
      } else if (typeof node.value === 'string') addExpressions(node.value);
    },
    TemplateElement: ({ value }) => addExpressions(value.raw),
  }).visit(program);
  if (await isRewritten(code)) found.add('syntax');
  return found;
}

function nameOf({ property, computed }: ESTree.MemberExpression): string | undefined {
  if (!computed) return 'name' in property ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string'
    ? property.value
    : undefined;
}

/** Oxc knows which syntax a target lacks: it writes the same code for it as for the newest one, or another. */
async function isRewritten(code: string): Promise<boolean> {
  const [newest, promised] = await Promise.all(
    ['esnext', buildTargets()].map((target) => transformWithOxc(code, 'script.js', { target })),
  );
  return newest?.code !== promised?.code;
}
