export const pageStyle = `
:root { color-scheme: light dark; --bg: light-dark(#f7f6f3, #171614); --card: light-dark(#fff, #211f1c);
  --ink: light-dark(#1d1b18, #f2efe9); --soft: light-dark(#625d55, #b3aca1);
  --line: light-dark(#e2ded6, #3a3732); --brand: light-dark(#a51f21, #ff9d94);
  --good: light-dark(#14663a, #7fd6a4); --refused: light-dark(#8a4b00, #f0b565);
  --broken: light-dark(#a51f21, #ff9d94); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink);
  font: 1rem/1.5 "Figtree Variable", Figtree, system-ui, sans-serif; }
header, main { max-width: 72rem; margin-inline: auto; padding-inline: 1.25rem; }
header { padding-block: 2.5rem 1rem; }
h1 { margin: 0; font-size: clamp(1.9rem, 5vw, 2.75rem); letter-spacing: -.03em; line-height: 1.1; }
h2 { margin: 0; font-size: 1.35rem; letter-spacing: -.02em; }
p { margin: .4rem 0 1rem; color: var(--soft); max-width: 60ch; }
nav { position: sticky; top: 0; z-index: 1; display: flex; gap: .5rem; overflow-x: auto;
  scrollbar-width: thin;
  max-width: 72rem; margin-inline: auto; padding: .6rem 1.25rem; background: var(--bg); }
nav a, .actions a, button { display: inline-flex; align-items: center; min-height: 2.75rem;
  padding-inline: .9rem; border: 1px solid var(--line); border-radius: 99px; background: var(--card);
  color: inherit; font: inherit; font-size: .9rem; text-decoration: none; cursor: pointer; }
nav a { flex: none; }
nav a:hover, .actions a:hover, button:hover, .card:hover { border-color: var(--brand); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
section { padding-block: 1.75rem; scroll-margin-top: 4rem; }
.switches { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .8rem;
  margin: 0; padding: 0; list-style: none; }
.card { display: grid; gap: .15rem; padding: 1rem; border: 1px solid var(--line);
  border-radius: .9rem; background: var(--card); color: inherit; text-decoration: none; }
.card span, .card code { color: var(--soft); font-size: .9rem; }
.rows { display: grid; margin: 0; padding: 0; list-style: none; border: 1px solid var(--line);
  border-radius: .9rem; background: var(--card); overflow: clip; }
.rows li { display: grid; grid-template-columns: 1fr 15rem 10.5rem; gap: .25rem 1.25rem;
  align-items: center; padding: .7rem 1rem; }
.rows li + li { border-top: 1px solid var(--line); }
.rows li > div:first-child { display: grid; gap: .1rem; min-width: 0; }
.rows div > code { font-weight: 650; overflow-wrap: anywhere; }
.rows div > span, .answer { color: var(--soft); font-size: .92rem; }
.answer { overflow-wrap: anywhere; }
code { font: .9em ui-monospace, "Cascadia Mono", Menlo, monospace; }
.good, .refused, .broken { font-weight: 700; font-variant-numeric: tabular-nums; }
.good { color: var(--good); } .refused { color: var(--refused); } .broken { color: var(--broken); }
.actions { display: flex; gap: .4rem; justify-content: flex-end; }
legend { float: left; width: 100%; font-weight: 650; }
fieldset { display: flex; flex-wrap: wrap; align-content: flex-start; gap: .5rem .9rem; margin: 0; padding: .8rem 1rem;
  border: 1px solid var(--line); border-radius: .9rem; background: var(--card); }
fieldset label { display: inline-flex; gap: .5rem; align-items: center; min-height: 2.75rem; }
input { accent-color: var(--brand); inline-size: 1.1rem; block-size: 1.1rem; }
.filter { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; font-weight: 650; }
#filter { inline-size: min(24rem, 100%); block-size: auto; min-block-size: 2.75rem; padding-inline: .9rem;
  border: 1px solid var(--soft); border-radius: 99px; background: var(--card); color: inherit; font: inherit; }
[hidden] { display: none !important; }
dl { display: grid; gap: .3rem; margin: 0; }
dt { margin-top: .6rem; font-weight: 600; } dd { margin: 0; color: var(--soft); }
a { color: inherit; }
#status { position: fixed; inset-inline: 0; bottom: 1rem; margin: auto; width: fit-content;
  padding: .6rem 1.1rem; border-radius: 99px; background: var(--ink); color: var(--bg); }
#status:empty { display: none; }
@media (max-width: 48rem) {
  header { padding-block: 1.75rem .5rem; }
  nav { scrollbar-width: none; }

  section { padding-block: 1.25rem; }
  .switches { grid-template-columns: 1fr; }
  .rows li { grid-template-columns: 1fr auto; padding: .8rem .9rem; }
  .rows li > div:first-child { grid-column: 1 / -1; }
  .cards { grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); }
}
`;
