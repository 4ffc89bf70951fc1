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
nav { display: flex; flex-wrap: wrap; gap: .5rem; }
nav a, .actions a, button { display: inline-flex; align-items: center; min-height: 2.5rem;
  padding-inline: .9rem; border: 1px solid var(--line); border-radius: 99px; background: var(--card);
  color: inherit; font: inherit; font-size: .9rem; text-decoration: none; cursor: pointer; }
nav a:hover, .actions a:hover, button:hover, .card:hover { border-color: var(--brand); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
section { padding-block: 1.75rem; scroll-margin-top: 1rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .8rem;
  margin: 0; padding: 0; list-style: none; }
.card { display: grid; gap: .15rem; padding: 1rem; border: 1px solid var(--line);
  border-radius: .9rem; background: var(--card); color: inherit; text-decoration: none; }
.card span, .card code { color: var(--soft); font-size: .9rem; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .9rem;
  background: var(--card); }
.scroll + .scroll { margin-top: 1rem; }
table { width: 100%; border-collapse: collapse; font-size: .95rem; }
thead { color: var(--soft); font-size: .85rem; text-align: start; }
th { text-align: start; font-weight: 600; }
th, td { padding: .55rem 1rem; vertical-align: middle; }
tbody tr { border-top: 1px solid var(--line); }
code { font: .9em ui-monospace, "Cascadia Mono", Menlo, monospace; }
th code { white-space: nowrap; font-weight: 650; }
.good, .refused, .broken { font-weight: 700; font-variant-numeric: tabular-nums; }
.good { color: var(--good); } .refused { color: var(--refused); } .broken { color: var(--broken); }
.actions { white-space: nowrap; text-align: end; }
fieldset { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin: 0 0 1rem; padding: .8rem 1rem;
  border: 1px solid var(--line); border-radius: .9rem; background: var(--card); }
fieldset label { display: inline-flex; gap: .45rem; align-items: center; min-height: 2rem; }
input { accent-color: var(--brand); inline-size: 1.1rem; block-size: 1.1rem; }
dl { display: grid; gap: .3rem; margin: 0; }
dt { margin-top: .6rem; font-weight: 600; } dd { margin: 0; color: var(--soft); }
a { color: inherit; }
#status { position: fixed; inset-inline: 0; bottom: 1rem; margin: auto; width: fit-content;
  padding: .6rem 1.1rem; border-radius: 99px; background: var(--ink); color: var(--bg); }
#status:empty { display: none; }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: grid; grid-template-columns: 1fr auto; padding-block: .6rem; }
  th, td { padding-block: .1rem; }
  td { grid-column: 1; } .actions { grid-column: 2; grid-row: 1 / span 3; align-self: center;
    display: grid; gap: .4rem; }
}
`;
