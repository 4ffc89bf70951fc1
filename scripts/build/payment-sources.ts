import type { Sources } from './content-policy.ts';

const paypal: Sources = {
  script: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
  connect: ['https://www.paypal.com'],
  frame: ['https://www.paypal.com'],
  formAction: [],
};

const unzer: Sources = {
  script: ['https://static.unzer.com'],
  connect: ['https://*.unzer.com'],
  frame: ['https://*.unzer.com'],
  formAction: [],
};

const wallet: Sources = {
  script: ['https://*.payments-amazon.com'],
  connect: ['https://*.payments-amazon.com', 'https://payments.amazon.com'],
  frame: ['https://*.payments-amazon.com'],
  formAction: ['https://payments.amazon.com', 'https://*.amazon.com'],
};

const providers = [unzer, paypal, wallet];

/**
 * What the supported payment providers need. The same on every site: the server's configuration says
 * which of them a site offers (requirement 3.047), and what it offers must not be blocked.
 */
export const PAYMENT_SOURCES: Sources = {
  script: providers.flatMap(({ script }) => script),
  connect: providers.flatMap(({ connect }) => connect),
  frame: providers.flatMap(({ frame }) => frame),
  formAction: providers.flatMap(({ formAction }) => formAction),
};
