import { expect, test } from 'vitest';
import { createI18n } from '~/i18n/create-i18n';
import { createSiteStore } from '~/sites/site-store';
import { loadSite } from '~/sites/load-site';
import { env } from '~/lib/env';
import { createServerTexts } from './server-texts';

const dump = { a: 'A of the server', b: 'B of the server', c: 'C of the server' };

test('[4.029] [7.025] an ordinary build asks for none', () => {
  expect(env.serverTranslations).toBe(false);
});

test('[4.029] the server’s texts win, over the website’s own', async () => {
  const texts = createServerTexts(() => Promise.resolve(dump));
  const i18n = createI18n('de-DE', { a: 'A', x: 'X' });
  await texts('de-DE', i18n);
  const said = (key: string): string => i18n.getResource('de-DE', 'translation', key) as string;
  expect(['a', 'b', 'x'].map(said)).toEqual(['A of the server', 'B of the server', 'X']);
});

test('[4.030] [4.031] [8.002] too few texts are high maintenance until a retry brings them', async () => {
  const answers: unknown[] = [{ a: '1', b: '2' }, dump];
  const texts = createServerTexts(() => Promise.resolve(answers.shift()));
  const i18n = createI18n('de-DE', { a: 'A' });
  const reported: unknown[] = [];
  const store = createSiteStore({
    local: await loadSite('schenkwerk-de'),
    fetchConfig: async () => {
      await texts('de-DE', i18n);
      return { id: 'schenkwerk-de' };
    },
    report: (_, detail) => reported.push(detail),
  });
  await store.load();
  expect(store.getState().phase).toBe('failed');
  expect(String(reported[0])).toContain('Translation dump');
  await store.load();
  expect(store.getState().phase).toBe('ready');
  expect(i18n.getResource('de-DE', 'translation', 'a')).toBe('A of the server');
});
