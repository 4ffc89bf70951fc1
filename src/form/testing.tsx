import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { I18nextProvider } from 'react-i18next';
import {
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { vi } from 'vitest';
import { client } from '~generated/client/client.gen';
import { queryClient, type Voucher } from '~/api';
import { setCallContext } from '~/api/call-context';
import { FetchingXhr } from '~/api/testing';
import { catalogueFiles } from '~/i18n/catalogues';
import { createI18n } from '~/i18n/create-i18n';
import { loadMessages } from '~/i18n/messages';
import { BrandNameContext } from '~/lib/page-title';
import { createSafeStorage } from '~/lib/safe-storage';
import { loadSite } from '~/sites/load-site';
import type { SiteConfig } from '~/sites/site-config';
import { createSiteStore } from '~/sites/site-store';
import { SiteStoreContext } from '~/sites/use-site';
import { LinkComponentProvider, type InternalLinkProps } from '~/ui/link';
import {
  createRedemptionDraft,
  RedemptionDraftContext,
  type RedemptionDraft,
} from '~/voucher/redemption-draft';
import { tokenFor } from '~/voucher/testing';
import { VoucherSessionContext } from '~/voucher/use-voucher-session';
import { createVoucherSession } from '~/voucher/voucher-session';

// Pages of the application under test, with the contract's examples as the server.

interface Example {
  value?: unknown;
  $ref?: string;
}

interface ContractResponse {
  content?: Record<string, { examples?: Record<string, Example> }>;
  $ref?: string;
}

// The DOM of tests shows no pictures.
URL.createObjectURL ??= () => 'blob:picture';
URL.revokeObjectURL ??= () => undefined;

const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  paths: Record<
    string,
    Record<string, { operationId?: string; responses: Record<string, ContractResponse> }>
  >;
};

/** An answer of the contract: a named example, or no body. */
export interface Answer {
  status: number;
  example?: string;
  /** Something that no example can hold: HTML, a file that comes in parts, no answer at all. */
  raw?: string | ReadableStream<Uint8Array> | 'lost';
  headers?: Record<string, string>;
}

/** A call that a page made. */
export interface Call {
  operationId: string;
  body: unknown;
  headers: Headers;
}

/**
 * Answers calls by operationId with examples of the contract; several answers are used one after the
 * other, the last one again and again. @returns the calls, as they come
 */
export function answerCalls(answers: Record<string, Answer | Answer[]>): Call[] {
  const calls: Call[] = [];
  // Calls with files tell how far they are, which `fetch` cannot.
  vi.stubGlobal('XMLHttpRequest', FetchingXhr);
  const queues = new Map(Object.entries(answers).map(([id, one]) => [id, [one].flat()]));
  vi.stubGlobal('fetch', async (input: Request) => {
    const { operationId, responses } = findOperation(input);
    calls.push({ operationId, body: await readBody(input), headers: input.headers });
    const queue = queues.get(operationId) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (!answer || answer.raw === 'lost') throw new TypeError('Failed to fetch');
    const response = resolve<ContractResponse>(responses[answer.status]);
    const kinds = Object.entries(response?.content ?? {});
    const [type, content] =
      kinds.find(([, { examples }]) => answer.example && examples?.[answer.example]) ??
      kinds[0] ??
      [];
    const value = answer.example && resolve<Example>(content?.examples?.[answer.example])?.value;
    if (answer.example && value === undefined) {
      throw new Error(`The contract has no example ${answer.example} for ${operationId}`);
    }
    const body = answer.raw ?? (value === undefined ? null : JSON.stringify(value));
    return new Response(body, {
      status: answer.status,
      headers: { 'Content-Type': type ?? 'text/html', ...answer.headers },
    });
  });
  return calls;
}

/** What was sent: JSON as its value, a form as an object of its fields; a file counts by its type. */
async function readBody(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  const [, boundary] = request.headers.get('content-type')?.match(/boundary=(\S+)/) ?? [];
  if (!boundary) return text ? JSON.parse(text) : undefined;
  // The parser of the platform refuses the files of jsdom.
  const parts = text.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', value = ''] = part.split('\r\n\r\n');
      const type = /^Content-Type: (.+)$/m.exec(head)?.[1];
      return [/name="([^"]+)"/.exec(head)?.[1], type ?? value.replace(/\r\n$/, '')];
    }),
  );
}

/** Follows a reference inside the contract. */
function resolve<T extends { $ref?: string }>(node: T | undefined): T | undefined {
  if (!node?.$ref) return node;
  const path = node.$ref.slice(2).split('/');
  return path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown>)[key],
    contract,
  ) as T;
}

function findOperation(request: Request) {
  const { pathname } = new URL(request.url, 'http://localhost');
  for (const [template, item] of Object.entries(contract.paths)) {
    const pattern = new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`);
    const operation = item[request.method.toLowerCase()];
    if (pattern.test(pathname) && operation?.operationId) {
      return { operationId: operation.operationId, responses: operation.responses };
    }
  }
  throw new Error(`The contract has no operation for ${request.method} ${pathname}`);
}

export interface RenderOptions {
  /** Where the visitor starts. */
  at?: string;
  siteId?: string;
  site?: Partial<SiteConfig>;
  locale?: string;
  voucher?: Partial<Voucher>;
  draft?: RedemptionDraft;
}

const TestLink = ({ href, ...props }: InternalLinkProps) => <Link {...props} to={href} />;

/** Renders routes with everything that surrounds a page; other addresses show their path. */
export async function renderRoutes(
  routes: RouteObject[],
  {
    at = '/',
    siteId = 'schenkwerk-de',
    site: change,
    locale = 'de-DE',
    voucher,
    draft: started,
  }: RenderOptions = {},
) {
  queryClient.clear();
  // A test has no address for relative addresses to start from.
  client.setConfig({ baseUrl: 'http://localhost' });
  const site = { ...(await loadSite(siteId)), ...change };
  const i18n = createI18n(locale, await loadMessages(catalogueFiles(site.id, locale)));
  const storage = createSafeStorage(() => {
    throw new Error('Tests keep nothing');
  });
  const session = createVoucherSession({ storage, siteId: site.id });
  if (voucher) session.start(tokenFor(undefined, voucher));
  const draft = createRedemptionDraft(storage, site.id);
  if (started) draft.update(started);
  setCallContext({
    acceptLanguage: () => locale,
    voucherToken: () => {
      const state = session.getState();
      return 'token' in state ? state.token : undefined;
    },
  });
  const siteStore = createSiteStore({
    local: site,
    fetchConfig: () => Promise.resolve({}),
    report: () => undefined,
  });
  const Frame = () => (
    <LinkComponentProvider component={TestLink}>
      <Outlet />
    </LinkComponentProvider>
  );
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        HydrateFallback: () => null,
        children: [...routes, { path: '*', element: null }],
      },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <I18nextProvider i18n={i18n}>
      <SiteStoreContext value={siteStore}>
        <VoucherSessionContext value={session}>
          <RedemptionDraftContext value={draft}>
            <BrandNameContext value={site.name}>
              <QueryClientProvider client={queryClient}>
                <RouterProvider router={router} />
              </QueryClientProvider>
            </BrandNameContext>
          </RedemptionDraftContext>
        </VoucherSessionContext>
      </SiteStoreContext>
    </I18nextProvider>,
  );
  return { ...view, router, session, draft, siteStore, user: userEvent.setup() };
}
