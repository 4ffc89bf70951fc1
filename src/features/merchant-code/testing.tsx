import { screen } from '@testing-library/react';
import { answerCalls, type Answer } from '~/api/testing';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { Component } from './merchant-code-page';

/** Opens the page of a code, which is still covered. */
export async function open(
  answers: Record<string, Answer | Answer[]>,
  site = {},
  options: RenderOptions = {},
) {
  const calls = answerCalls(answers);
  const routes = [{ path: '/merchantcode/:redeemLinkToken', Component }];
  const page = await renderRoutes(routes, {
    at: '/merchantcode/demo-code128',
    site,
    ...options,
  });
  return {
    ...page,
    calls,
    reveal: () => page.user.click(screen.getByRole('button', { name: 'Code aufdecken' })),
  };
}
