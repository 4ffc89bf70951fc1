// The address of a file is no path: it has %20 for a space, and on Windows a slash before the drive.
// Oxlint has no rule of this. CommonJS like its neighbour, so that nothing needs a default export.
'use strict';

const MESSAGE =
  'An address is no path. Use import.meta.dirname or import.meta.filename, fileURLToPath and pathToFileURL.';
const MAY_HAVE = ['createRequire', 'fileURLToPath'];

module.exports = {
  meta: { name: 'paths' },
  rules: {
    'no-address-as-path': {
      create: (context) => {
        const report = (node) => context.report({ node, message: MESSAGE });
        const isFile = (text) => /^file:\/{2}/.test(text);
        return {
          MemberExpression(node) {
            const { object, property, parent } = node;
            if (object.type !== 'MetaProperty' || property.name !== 'url') return;
            const isHandedOn =
              parent.type === 'CallExpression' && MAY_HAVE.includes(parent.callee.name);
            if (!isHandedOn) report(node);
          },
          Literal(node) {
            if (typeof node.value === 'string' && isFile(node.value)) report(node);
          },
          TemplateLiteral(node) {
            if (isFile(node.quasis[0].value.raw)) report(node);
          },
        };
      },
    },
  },
};
