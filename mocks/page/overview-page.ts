import type { Contract } from '../contract.ts';
import { FAULT_KINDS } from '../faults.ts';
import type { MockSession } from '../session.ts';
import type { Sites } from '../sites.ts';
import { dataSection, escape, section } from './html.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';
import { sectionsOf, type Section } from './sections.ts';
import { switchesSection } from './switches.ts';

interface PageData {
  readonly contract: Contract;
  readonly sites: Sites;
}

/** The overview at `/__mock`: all demo data by flow, the sites, and switches for this session. */
export function overviewPage({ contract, sites }: PageData, session: MockSession): string {
  const sections = sectionsOf(session);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mock API</title>
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>Mock API</h1>
<p>Answers from the contract's own examples: ${contract.operations.length} operations.
Copy a code, open a site, see what happens.</p>
<label class="filter">Filter <input id="filter" type="search" placeholder="DEMO-PAY, larkgift, 409"></label>
</header>
<nav aria-label="Sections">${nav(sections)}</nav>
<main>
${switchesSection(session)}
${sitesSection(sites)}
${sections.map(dataSection).join('')}
${testsSection()}
</main>
<p id="status" role="status"></p>
<script>${pageScript}</script>
</body>
</html>
`;
}

function nav(sections: readonly Section[]): string {
  const all = [
    { id: 'session', title: 'Your session' },
    { id: 'sites', title: 'Sites' },
    ...sections,
    { id: 'tests', title: 'For tests' },
  ];
  return all.map(({ id, title }) => `<a href="#${id}">${title}</a>`).join('');
}

function sitesSection({ all }: Sites): string {
  const hosted = all
    .filter((site) => site.isHosted)
    .toSorted((one, other) => one.id.localeCompare(other.id));
  const items = hosted.map(
    ({ id, name, country, currency, hasCaptcha }) =>
      `<li><a class="card" data-site="${id}" href="http://${id}.localhost:5173/">
<strong>${escape(name)}</strong><span>${country}, ${currency}${hasCaptcha ? ', captcha' : ''}</span>
<code>${id}</code></a></li>`,
  );
  const text = 'Every site answers at its own host on this machine.';
  return section('sites', 'Sites', text, `<ul class="cards">${items.join('')}</ul>`);
}

function testsSection(): string {
  return section(
    'tests',
    'For tests',
    'A session is the cookie <code>mock-session</code> or the header <code>x-mock-session</code>. ' +
      'A fault without a session hits everybody.',
    `<dl>
<dt><code>POST /__mock/faults</code></dt>
<dd><code>{operationId | path, times, fault, ms, code, example, after}</code>; fault is one of
${FAULT_KINDS.map((kind) => `<code>${kind}</code>`).join(' ')}</dd>
<dt><code>DELETE /__mock/faults</code></dt><dd>Removes them.</dd>
<dt><a href="/__mock/requests"><code>GET /__mock/requests</code></a></dt>
<dd>What this session called, newest last.</dd>
<dt><code>POST /__mock/switches</code></dt>
<dd><code>{latencyInMs, isOffline, language}</code>, each optional.</dd>
<dt><code>DELETE /__mock/session</code></dt><dd>Forgets everything about the session.</dd>
<dt><code>DELETE /__mock/vouchers</code></dt><dd>Forgets vouchers, links and orders with names of
their own.</dd>
<dt><code>POST /__mock/states</code></dt><dd>Provider states of the pacts.</dd>
</dl>`,
  );
}
