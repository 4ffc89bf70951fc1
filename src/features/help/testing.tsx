import { screen } from '@testing-library/react';
import { answerCalls, type Answer } from '~/api/testing';
import { jpgOf } from '~/form/upload/testing';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { Component as ContactPage } from './contact-page';
import { Component } from './help-page';

/** Opens the help page, with a visitor's actions on it. */
export async function openHelp(
  answers: Record<string, Answer | Answer[]>,
  options: RenderOptions = {},
) {
  const calls = answerCalls(answers);
  const page = await renderRoutes(
    [
      { path: '/help/:tab?', Component },
      { path: '/contact', Component: ContactPage },
    ],
    { at: '/help/other', site: { captcha: { active: false } }, ...options },
  );
  const { user } = page;
  return {
    ...page,
    calls,
    write: () => user.click(screen.getByRole('button', { name: 'Nachricht schreiben' })),
    async fill(email = 'ada@example.com', message = 'Der Code fehlt.') {
      await user.type(screen.getByLabelText('E-Mail-Adresse'), email);
      await user.click(screen.getByLabelText('Nachricht'));
      await user.paste(message);
    },
    send: () => user.click(screen.getByRole('button', { name: 'Nachricht senden' })),
  };
}

export const arrived: Answer = { status: 202, example: 'ticket' };
export const sentHeading = () =>
  screen.findByRole('heading', { name: 'Deine Nachricht ist angekommen' });
export const pictureOf = (bytes: number, name: string) =>
  new File([jpgOf(bytes)], name, { type: 'image/jpeg' });
