import { expect } from 'vitest';
import { screen } from '@testing-library/react';
import { answerCalls, type Answer } from '~/api/testing';
import { jpgOf } from '~/form/upload/testing';
import { renderRoutes } from '~/tests/render-routes';
import { Component } from './fraud-prevention-page';

/** The look-up answers with this example. */
export const stage = (example: string): Answer => ({ status: 200, example });
/** Nothing was sent yet. */
export const begin = stage('fraud-data-required');

/** Opens the page of an identity check, with its steps as a visitor takes them. */
export async function open(answers: Record<string, Answer | Answer[]>) {
  const calls = answerCalls(answers);
  const page = await renderRoutes([{ path: '/fraud-prevention/:ident', Component }], {
    at: '/fraud-prevention/demo-fraud-data',
  });
  const { user } = page;
  const type = (label: string | RegExp, text: string) =>
    user.type(screen.getByLabelText(label), text);
  const next = () => user.click(screen.getByRole('button', { name: 'Weiter' }));
  const steps = {
    async person() {
      await screen.findByLabelText('Vorname');
      await type('Vorname', 'Ada');
      await type('Nachname', 'Lovelace');
      await type('Tag', '10');
      await type('Monat', '12');
      await type('Jahr', '1990');
      await next();
    },
    async address() {
      await screen.findByLabelText('Straße');
      await type('Straße', 'Hauptstraße 12a');
      await type('Postleitzahl', '10115');
      await type('Ort', 'Berlin');
      await type('E-Mail-Adresse', 'ada@example.com');
      await next();
    },
    async documents() {
      await user.click(await screen.findByRole('radio', { name: 'Personalausweis' }));
      const photo = (name: string) => new File([jpgOf(500)], name, { type: 'image/jpeg' });
      await user.upload(screen.getByLabelText('Fotos oder Scans'), [
        photo('vorne.jpg'),
        photo('hinten.jpg'),
      ]);
      await screen.findByRole('button', { name: 'hinten.jpg drehen' });
      await next();
    },
    async accept() {
      await screen.findByRole('heading', { name: 'Bestätigen' });
      expect(screen.getByRole('link', { name: /Einlösebedingungen/ })).toHaveAttribute(
        'href',
        '/legal/redemption-conditions',
      );
      for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    },
    send: () => user.click(screen.getByRole('button', { name: 'Angaben senden' })),
    async all() {
      await steps.person();
      await steps.address();
      await steps.documents();
      await steps.accept();
      await steps.send();
    },
  };
  return { ...page, calls, steps, next, type };
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
