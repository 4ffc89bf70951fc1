export const pageStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 25%, transparent); }
body { max-width: 72rem; margin: auto; padding: 0 1.25rem 4rem; }
nav { position: sticky; top: 0; display: flex; gap: .75rem; overflow-x: auto; padding-block: .5rem; background: Canvas; }
nav a { flex: none; }
.cards, .rows, .switches { display: grid; gap: .75rem; padding: 0; list-style: none; }
.cards, .switches { grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); }
.card { display: grid; }
.rows li { display: grid; grid-template-columns: 1fr 15rem 9rem; gap: .25rem 1rem; border-top: 1px solid var(--line); }
.rows div > code { display: block; font-weight: 700; overflow-wrap: anywhere; }
.actions { display: flex; gap: .5rem; align-items: center; }
fieldset { display: flex; flex-wrap: wrap; gap: .5rem 1rem; border: 1px solid var(--line); }
#status { position: fixed; inset: auto 0 1rem; margin: auto; width: fit-content; padding: .5rem 1rem; background: CanvasText; color: Canvas; }
#status:empty, [hidden] { display: none !important; }
@media (max-width: 48rem) { .rows li { grid-template-columns: 1fr auto; } }
`;
