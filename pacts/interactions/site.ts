import { interactionsOf } from '../support/interaction.ts';

const ready = 'the service runs';

export const site = [
  ...interactionsOf('getSiteConfig', [
    [ready, {}, 200, 'freudentag-at'],
    [ready, {}, 200, 'freudentag-at', { language: 'de-AT,de;q=0.9', about: 'for Austria' }],
    ['the site does not exist', {}, 404, 'not-found'],
    ['too many attempts were made', {}, 429, 'rate-limited'],
    ['the service fails', {}, 500, 'unknown'],
    ['the service is overloaded', {}, 503, 'temporary-failure'],
    ['the service is under maintenance', {}, 503, 'maintenance'],
  ]),
  ...interactionsOf('listParameters', [[ready, {}, 200, 'parameters']]),
  ...interactionsOf('getParameter', [
    [ready, {}, 200, 'queue-off'],
    ['there are no parameters', {}, 404, 'not-found'],
  ]),
  ...interactionsOf('getVariation', [
    ['the variation "restaurant" exists', {}, 200, 'variation-restaurant'],
    ['there are no variations', {}, 404, 'not-found'],
  ]),
  ...interactionsOf('getCaptchaChallenge', [[ready, {}, 200, 'challenge']]),
];
