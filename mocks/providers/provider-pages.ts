// Stand-ins for the payment providers, so that whole payments run without them: their scripts, the
// fields of a card, and the pages that ask the visitor.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, problem, text, type MockRequest, type MockResponse } from '../http.ts';
import { escape } from '../page/html.ts';
import { pageStyle } from '../page/page-style.ts';
import { settle } from '../ledger.ts';
import type { Memory } from '../memory.ts';
import type { MockSession } from '../session.ts';
import type { MockSite } from '../sites.ts';

/** Where the stand-ins are served. */
export const PROVIDERS_PATH = '/mock-providers';

const SCRIPTS = join(import.meta.dirname, 'scripts');

/** Answers a request below {@link PROVIDERS_PATH}. */
export function providerPage(
  { method, path, query }: MockRequest,
  memory: Memory,
  site: MockSite | undefined,
): MockResponse {
  const { session } = memory;
  const name = path.slice(PROVIDERS_PATH.length + 1);
  if (method === 'POST' && (name === 'confirm' || name === 'decline')) {
    const { lastCharge } = session;
    if (lastCharge) settle(memory, lastCharge, name === 'confirm' ? 'processing' : 'failed');
    return json(200, { status: lastCharge?.status });
  }
  if (/^[a-z]+\.js$/.test(name)) return script(name);
  switch (name) {
    case 'field':
      return field(String(query['name']));
    case 'wallet':
      return askingPage('Demo wallet', session, site, walletButtons(session));
    case 'bank':
      return askingPage('Demo bank', session, site, bankButtons(session));
    case 'window':
      return askingPage('Demo payment button', session, site, windowButtons);
    default:
      return problem(404, 'No such stand-in', { detail: path });
  }
}

function script(name: string): MockResponse {
  const file = join(SCRIPTS, name);
  if (!existsSync(file)) return problem(404, 'No such script', { detail: name });
  return text(200, 'text/javascript', readFileSync(file, 'utf8'));
}

const labels: Readonly<Record<string, [label: string, autocomplete: string, value: string]>> = {
  number: ['Card number', 'cc-number', '4111 1111 1111 1111'],
  expiry: ['Expiry', 'cc-exp', '12/30'],
  cvc: ['CVC', 'cc-csc', '123'],
};

/** One field of a card; any value is a card. */
function field(name: string): MockResponse {
  const [label, autocomplete, example] = labels[name] ?? ['Field', 'off', ''];
  return html(
    label,
    `<style>body{margin:0}input{box-sizing:border-box;width:100%;height:48px;padding:0 14px;border:0;background:transparent;font:16px sans-serif;color:CanvasText}input:focus-visible{outline:3px solid Highlight;outline-offset:-3px}</style>` +
      `<input aria-label="${label}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${example}">`,
  );
}

interface Button {
  readonly text: string;
  /** Address that it leads to. */
  readonly href?: string;
  /** The message to the window that opened this one. */
  readonly message?: string;
  /** The message to the mock before it. */
  readonly answer?: 'confirm' | 'decline';
}

/** The address of the return page, with the provider's parameters. */
function returnTo(session: MockSession, added: Readonly<Record<string, string>>): string {
  const url = new URL(session.lastCharge?.returnUrl ?? 'http://localhost/');
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}

const idOf = ({ lastCharge }: MockSession): string => lastCharge?.chargeId ?? randomUUID();

const walletButtons = (session: MockSession): Button[] => [
  { text: 'Pay', href: returnTo(session, { amazonCheckoutSessionId: idOf(session) }) },
  { text: 'Cancel', href: returnTo(session, {}) },
];

const bankButtons = (session: MockSession): Button[] => {
  const href = returnTo(session, { chargeId: idOf(session) });
  return [
    { text: 'Confirm', href, answer: 'confirm' },
    { text: 'Decline', href, answer: 'decline' },
  ];
};

const windowButtons: Button[] = [
  { text: 'Pay', message: 'approve' },
  { text: 'Cancel', message: 'cancel' },
  { text: 'Fail', message: 'error' },
];

const askingStyle = `
main { max-width: 26rem; margin: 8vh auto; }
strong { font-size: 2.2rem; }
button { width: 100%; min-height: 3rem; margin-top: .75rem; font: inherit; }
`;

function askingPage(
  title: string,
  session: MockSession,
  site: MockSite | undefined,
  buttons: readonly Button[],
): MockResponse {
  const currency = site?.currency ?? 'EUR';
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency }).format(
    (session.lastCharge?.amountInCent ?? 0) / 100,
  );
  const list = buttons.map(({ text: label, href = '', message = '', answer = '' }) => {
    const data = `data-href="${escape(href)}" data-message="${message}" data-answer="${answer}"`;
    return `<button ${data}>${label}</button>`;
  });
  return html(
    title,
    `<style>${pageStyle}${askingStyle}</style>` +
      `<main><h1>${title}</h1><p>A stand-in of the mock: no money moves.</p>` +
      `<strong>${amount}</strong><p>to ${escape(site?.name ?? 'the demo')}</p>${list.join('')}</main>` +
      `<script>document.addEventListener('click',async({target})=>{const{href,message,answer}=target.dataset;` +
      `if(answer)await fetch('${PROVIDERS_PATH}/'+answer,{method:'POST'});` +
      `if(message)opener?.postMessage({demoPayment:message},location.origin);else if(href)location.assign(href)})</script>`,
  );
}

const html = (title: string, body: string): MockResponse =>
  text(
    200,
    'text/html',
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title>${body}</html>`,
  );
