import type { Contract } from '../contract.ts';
import {
  demoInputs,
  demoLinks,
  demoOrders,
  demoShops,
  demoVouchers,
  type DemoGroup,
} from '../demo-data.ts';
import { FAULT_KINDS } from '../faults.ts';
import type { MockSession } from '../session.ts';
import type { Sites } from '../sites.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';

const GROUPS: Readonly<Record<DemoGroup, readonly [title: string, text: string]>> = {
  credit: ['Vouchers with credit', 'Accepted; the balance is what your session left on them.'],
  time: ['Sessions that end', 'For the warning and the end of a session.'],
  redeem: ['What redeeming answers', 'Accepted at first; the difference shows when redeeming.'],
  refused: ['Vouchers that are refused', 'One for every answer that the contract knows.'],
};

const LATENCIES = [0, 300, 1000, 3000, 10_000];

interface PageData {
  readonly contract: Contract;
  readonly sites: Sites;
}

/** The overview at `/__mock`: all demo data by flow, the sites, and switches for this session. */
export function overviewPage({ contract, sites }: PageData, session: MockSession): string {
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
<nav aria-label="Sections">${nav()}</nav>
</header>
<main>
${sessionSection(session)}
${sitesSection(sites)}
${(Object.keys(GROUPS) as DemoGroup[]).map((group) => voucherSection(group, session)).join('')}
${linksSection()}
${ordersSection()}
${inputsSection()}
${testsSection()}
</main>
<p id="status" role="status"></p>
<script>${pageScript}</script>
</body>
</html>
`;
}

function nav(): string {
  const sections = [
    ['session', 'Your session'],
    ['sites', 'Sites'],
    ...Object.entries(GROUPS).map(([id, [title]]) => [id, title]),
    ['links', 'Redeem links'],
    ['orders', 'Orders and shops'],
    ['inputs', 'Special inputs'],
    ['tests', 'For tests'],
  ];
  return sections.map(([id, title]) => `<a href="#${id}">${title}</a>`).join('');
}

function section(id: string, title: string, text: string, content: string): string {
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
<p>${text}</p>
${content}
</section>
`;
}

function sessionSection({ id, latencyInMs, notes, journal }: MockSession): string {
  const text =
    id === 'global'
      ? 'Opened at no site’s host, this is about all visitors.'
      : `${journal.length} calls so far. The mock remembers what you redeemed at this site.`;
  const options = LATENCIES.map((ms) => {
    const isChosen = ms === latencyInMs ? ' checked' : '';
    const label = ms === 0 ? 'None' : ms < 1000 ? `${ms} ms` : `${ms / 1000} s`;
    return `<label><input type="radio" name="latency" value="${ms}"${isChosen}>${label}</label>`;
  });
  const left = [...notes].flatMap(([code, { balanceInCent: cents }]) =>
    cents === undefined ? [] : `<li><code>${code}</code>: ${(cents / 100).toFixed(2)} left</li>`,
  );
  return section(
    'session',
    'Your session',
    text,
    `<fieldset><legend>Delay of every answer</legend>${options.join('')}</fieldset>
${left.length > 0 ? `<ul>${left.join('')}</ul>` : ''}
<p><button type="button" id="reset">Forget my session</button></p>`,
  );
}

function sitesSection({ all }: Sites): string {
  const hosted = all.filter((site) => site.isHosted);
  const items = hosted.map(
    ({ id, name, country, currency, hasCaptcha }) =>
      `<li><a class="card" data-site="${id}" href="http://${id}.localhost:5173/">
<strong>${escape(name)}</strong><span>${country}, ${currency}${hasCaptcha ? ', captcha' : ''}</span>
<code>${id}</code></a></li>`,
  );
  const text = 'Every site answers at its own host on this machine.';
  return section('sites', 'Sites', text, `<ul class="cards">${items.join('')}</ul>`);
}

function voucherSection(group: DemoGroup, session: MockSession): string {
  const [title, text] = GROUPS[group];
  const rows = demoVouchers
    .filter((voucher) => voucher.group === group)
    .map(({ code, shows, status, example, redeem, giveaway }) => {
      const left = session.notes.get(code)?.balanceInCent;
      const note = left === undefined ? '' : ` <b>(now ${(left / 100).toFixed(2)} left)</b>`;
      const later = redeem ?? giveaway;
      const name = later ? (later.example ?? 'no content') : (example ?? '');
      return row(code, `${escape(shows)}${note}`, later?.status ?? status, name);
    });
  return section(group, title, text, table('Code', rows));
}

function linksSection(): string {
  const rows = demoLinks.map(({ token, shows, status, example }) =>
    row(token, escape(shows), status, example ?? '', `/merchantcode/${token}`),
  );
  const text = 'Pages with the code of a shop. Nothing is revealed before the click.';
  return section('links', 'Redeem links', text, table('Link token', rows));
}

function ordersSection(): string {
  const orders = demoOrders.map(({ orderNumber, shows, status, example }) =>
    row(orderNumber, escape(shows), status, example ?? ''),
  );
  const shops = demoShops.map(({ id, shows, status, example }) =>
    row(String(id), escape(shows), status, example ?? '', `/shops/${id}`),
  );
  const content = table('Order number', orders) + table('Shop', shops);
  return section('orders', 'Orders and shops', 'Any e-mail address fits an order.', content);
}

function inputsSection(): string {
  const rows = demoInputs.map(
    ({ input, shows }) =>
      `<tr><td><code>${escape(input)}</code></td><td>${escape(shows)}</td></tr>`,
  );
  const head = '<thead><tr><th scope="col">Input</th><th scope="col">Shows</th></tr></thead>';
  const content = `<div class="scroll"><table>${head}<tbody>${rows.join('')}</tbody></table></div>`;
  return section('inputs', 'Special inputs', 'Work with any voucher.', content);
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
<dt><code>POST /__mock/latency</code></dt><dd><code>{ms}</code></dd>
<dt><code>DELETE /__mock/session</code></dt><dd>Forgets everything about the session.</dd>
<dt><code>POST /__mock/states</code></dt><dd>Provider states of the pacts.</dd>
</dl>`,
  );
}

function table(name: string, rows: readonly string[]): string {
  const titles = [name, 'Shows', 'Answer'].map((title) => `<th scope="col">${title}</th>`);
  return `<div class="scroll"><table><thead><tr>${titles.join('')}<td></td></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`;
}

function row(value: string, shows: string, status: number, example: string, path = '/'): string {
  const tone = status < 300 ? 'good' : status < 500 ? 'refused' : 'broken';
  return `<tr><th scope="row"><code>${value}</code></th><td>${shows}</td>
<td><span class="${tone}">${status}</span> ${example}</td>
<td class="actions"><button type="button" data-copy="${value}">Copy</button>
<a data-path="${path}" href="http://schenkwerk-de.localhost:5173${path}">Open</a></td></tr>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
