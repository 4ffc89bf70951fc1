import { asNode } from '../contract.ts';
import { choose, type Scenario } from './scenario.ts';

export const getSiteConfig: Scenario = ({ site, sites, params, operation }) => {
  const country = (params['country'] ?? '').toUpperCase();
  // Without a known host, as in a call by hand, the first site of the country answers.
  const chosen = site?.country === country ? site : sites.ofCountry(country);
  // 304 has no example, and a country without a site no id.
  const example = chosen && operation.answers.find((answer) => answer.example === chosen.id);
  return example ? choose(200, example.example) : choose(404, 'not-found');
};

export const getParameter: Scenario = ({ contract, operation, params }) => {
  const example = operation.answers.find(
    (answer) => asNode(contract.example(operation.id, answer))['key'] === params['key'],
  );
  return example ? { answer: example } : choose(404, 'not-found');
};

/** The variation, in the visitor's language if it has one. */
export const getVariation: Scenario = ({ contract, operation, params, language }) => {
  const examples = operation.answers.filter(
    (answer) =>
      asNode(contract.example(operation.id, answer))['urlName'] === params['variationUrl'],
  );
  const example = examples.find((one) => one.example?.endsWith(`-${language}`)) ?? examples[0];
  return example ? { answer: example } : choose(404, 'not-found');
};
