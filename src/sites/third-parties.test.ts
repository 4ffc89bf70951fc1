import { describe, expect, test } from 'vitest';
import { thirdParties } from './third-parties';

const consent = 'https://consent.example/{siteId}.js?key={key}';
const site = {
  country: 'DE',
  cookieConsentSiteId: 'schenkwerk-de',
  cookieConsentKey: 'a&b',
  tagManagerId: 'GTM-1',
  zendesk: { isActive: true, key: 'chat-1' },
};
const names = (...[fields, addresses]: [object, object]) =>
  thirdParties({ ...site, ...fields }, addresses).map(({ name }) => name);

describe('third-party scripts', () => {
  test('[1.049] [3.026] [3.027] the consent tool is addressed with what the site gives', () => {
    const [tool] = thirdParties(site, { consent });
    expect(tool).toMatchObject({
      purpose: 'consent',
      address: 'https://consent.example/schenkwerk-de.js?key=a%26b',
    });
  });

  test('without a consent tool nothing is used that needs consent', () => {
    expect(names({}, {})).toEqual([]);
    expect(names({ cookieConsentKey: undefined }, { consent })).toEqual([]);
    expect(names({}, { abTest: 'https://ab.example/a.js' })).toEqual([]);
  });

  test.each([
    ['[1.050] [3.028] the tag manager with an id', {}, ['consent', 'tag-manager', 'chat']],
    ['no tag manager without one', { tagManagerId: undefined }, ['consent', 'chat']],
    [
      '[3.011] [9.042] no chat unless it is active',
      { zendesk: { isActive: false, key: 'x' } },
      ['consent', 'tag-manager'],
    ],
    ['[3.012] no chat without a key', { zendesk: { isActive: true } }, ['consent', 'tag-manager']],
  ])('%s', (_, fields, expected) => {
    expect(names(fields, { consent })).toEqual(expected);
  });

  test.each([
    ['DE', true],
    ['AT', false],
    ['CH', false],
  ])('[1.051] [9.043] the A/B test in %s: %s', (country, isUsed) => {
    const used = names({ country }, { consent, abTest: 'https://ab.example/a.js' });
    expect(used.includes('ab-test')).toBe(isUsed);
  });

  test('[1.052] the queue is used where the deployment has one', () => {
    expect(names({}, { queue: 'https://queue.example/q.js' })).toEqual(['queue']);
  });
});
