import type { Row, Section } from './sections.ts';

/** A part of the page with a heading. */
export function section(id: string, title: string, text: string, content: string): string {
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
<p>${text}</p>
${content}
</section>
`;
}

/** A flow's demo data as a list of cards. */
export function dataSection({ id, title, text, rows }: Section): string {
  return section(id, title, text, `<ul class="rows">${rows.map(row).join('')}</ul>`);
}

function row({ value, shows, note, answer, path }: Row): string {
  const open =
    path === undefined
      ? ''
      : `<a data-path="${path}" href="http://schenkwerk-de.localhost:5173${path}"
 aria-label="Open ${escape(value)} on site">Open</a>`;
  // A text with spaces is a deed, not something to paste.
  const copy = / (?!viele)/.test(value)
    ? ''
    : `<button type="button" data-copy="${escape(value)}" aria-label="Copy ${escape(value)}">Copy</button>`;
  return `<li><div><code>${escape(value)}</code>
<span>${escape(shows)}${note ? ` <b>(${escape(note)})</b>` : ''}</span></div>
${answer ? badge(answer.status, answer.example) : '<span></span>'}
<div class="actions">${copy}${open}</div></li>`;
}

function badge(status: number, example = 'no content'): string {
  const tone = status < 300 ? 'good' : status < 500 ? 'refused' : 'broken';
  return `<span class="answer"><b class="${tone}">${status}</b> ${example}</span>`;
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
