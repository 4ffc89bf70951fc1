// `*.po` files are compiled by scripts/po-plugin.ts.
declare module '*.po' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
