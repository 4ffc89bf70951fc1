import { cleanup } from '@testing-library/react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import openapi from '~generated/openapi.mock.json';
import { queryClient, type ShopCategory, type ShopWall } from '~/api';
import { serve } from '~/api/testing';
import { loadSite } from '~/sites/load-site';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { LiveRegions } from '~/ui/live-region';
import * as details from './details/shop-details-page';
import * as wall from './wall/shops-page';

/** An answer of the API in a test: a body, or a failure with its status. */
export type Answer = { body: unknown; status?: number };

/** Answers by the path of the call, without `/api/v2/shop/`. */
export type Answers = Record<string, Answer | undefined>;

type ShopsOptions = Pick<RenderOptions, 'at' | 'voucher' | 'site' | 'locale'>;

/** The fields that were asked for and the id, as the contract has it; all if none were named. */
function asked(body: unknown, fields: string | null): unknown {
  if (!fields) return body;
  const names = ['id', ...fields.split(',')];
  return Object.fromEntries(
    Object.entries(body as object).filter(([name]) => names.includes(name)),
  );
}

/** Answers the calls of the shop pages; all others are not found. @returns the calls */
function answerShops(answers: Answers): string[] {
  const calls: string[] = [];
  serve((request) => {
    const url = new URL(request.url);
    calls.push(url.pathname + url.search);
    const answer = answers[url.pathname.replace('/api/v2/shop/', '')];
    const { body, status = 200 } = answer ?? { body: { code: 'NOT_FOUND' }, status: 404 };
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    const headers = { 'Content-Type': type };
    const sent = status === 200 ? asked(body, url.searchParams.get('fields')) : body;
    return new Response(JSON.stringify(sent), { status, headers });
  });
  return calls;
}

const Frame = () => (
  <>
    <Outlet />
    <LiveRegions />
  </>
);

/** The shop pages as the application mounts them, at an address, with or without a voucher. */
export async function renderShops({ at = '/shops', ...options }: ShopsOptions = {}) {
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false, staleTime: Infinity } });
  const { voucherCategory } = { ...(await loadSite('schenkwerk-de')), ...options.site };
  const routes: RouteObject[] = [
    { index: true, element: <h1>Code</h1> },
    { path: 'redeem/checkout', element: <h1>Checkout</h1> },
    {
      path: 'shops',
      loader: wall.shopsLoader(() => ({ voucherCategory, category: undefined })),
      Component: wall.Component,
      children: [
        { path: ':id/:slug?', loader: details.shopDetailsLoader, Component: details.Component },
      ],
    },
  ];
  return renderRoutes([{ Component: Frame, children: routes }], { at, ...options });
}

const { wall: shown, categories: kinds } = openapi.components.examples;

/** The contract's shops, and their categories. */
export const shopWall = shown.value as ShopWall;
export const shopCategories = kinds.value as ShopCategory[];

/** Before each test of a file: a wide screen, and a server that gives these answers. */
export function stageShops(answers: Answers) {
  const listeners = new Set<() => void>();
  const stage = {
    isWide: true,
    /** Changes the window, as turning a device does. */
    resize(isWide: boolean): void {
      stage.isWide = isWide;
      for (const listener of listeners) listener();
    },
    /** Changes some of the answers. @returns the calls, as they come */
    answer: (change: Answers = {}): string[] => answerShops({ ...answers, ...change }),
  };
  beforeEach(() => {
    stage.isWide = true;
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    vi.stubGlobal('scrollTo', vi.fn());
    vi.stubGlobal('matchMedia', () => ({
      matches: stage.isWide,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }));
    stage.answer();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  return stage;
}
