// Tells eslint-plugin-boundaries which file an import means. Its default resolver knows neither
// the `~` paths of tsconfig.json nor TypeScript endings, and a rule that cannot resolve an import
// lets it pass in silence. CommonJS because the plugin loads resolvers with require().
'use strict';
const { existsSync, statSync } = require('node:fs');
const { dirname, isAbsolute, join, resolve } = require('node:path');

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.json', '/index.ts'];

exports.interfaceVersion = 2;

exports.resolve = (source, file, config) => {
  const root = resolve(config?.root ?? join(__dirname, '../..'));
  const target = targetOf(source.split('?')[0], file, root);
  if (!target) return { found: false };
  const path = ENDINGS.map((ending) => target + ending).find(isFile);
  return path ? { found: true, path } : { found: false };
};

function targetOf(source, file, root) {
  if (source.startsWith('~generated/')) return join(root, 'generated', source.slice(11));
  if (source.startsWith('~/')) return join(root, 'src', source.slice(2));
  if (source.startsWith('.')) return resolve(dirname(file), source);
  return isAbsolute(source) ? source : undefined;
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}
