// Requests of the pact with their values, and what of them is changed.
import { randomUUID } from 'node:crypto';

const filled = (expression, found, usual) =>
  expression.replaceAll(/\$\{(\w+)\}/g, (whole, name) => found[name] ?? usual ?? whole);

/** A request of the pact; a value that the state does not answer stays as it is in the pact. */
export function filledRequest(request, found = {}) {
  const { generators = {}, body } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, list]) => [name, list.join(',')]),
  );
  for (const [name, { type, expression }] of Object.entries(generators.header ?? {})) {
    headers[name] = type === 'Uuid' ? randomUUID() : filled(expression, found, headers[name]);
  }
  const { expression } = generators.path ?? {};
  const names = [...(expression ?? '').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  const isKnown = names.length > 0 && names.every((name) => name in found);
  const path = isKnown ? filled(expression, found) : request.path;
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, list]) =>
      list.map((value) => [name, String(value)]),
    ),
  );
  const content = structuredClone(body?.content);
  for (const [place, generator] of Object.entries(generators.body ?? {})) {
    const value = found[generator.expression.slice(2, -1)];
    if (value !== undefined) content[place.replace('$.', '')] = value;
  }
  const address = query.size > 0 ? `${path}?${query}` : path;
  return { method: request.method, path: address, headers, content };
}

/** A request whose content is a form in Base64, as `FormData`; others stay as they are. */
export async function withForm(request) {
  if (!request.headers['Content-Type']?.startsWith('multipart/')) return request;
  const { headers, content } = request;
  const form = new Response(Buffer.from(content, 'base64'), { headers });
  return { ...request, content: await form.formData() };
}

export const withHeader = (request, name, value) => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});
export const without = (request, name) => {
  const { [name]: _left, ...headers } = request.headers;
  return { ...request, headers };
};
export const withBody = (request, change) => ({
  ...request,
  content: { ...request.content, ...change },
});
/** The texts of a body by their names, of a form, too. */
export const textsOf = ({ content = {} }) =>
  Object.fromEntries(
    [...(content instanceof FormData ? content : Object.entries(content))].filter(
      ([, value]) => typeof value === 'string',
    ),
  );
/** The request with another text in a field of its body; without the field where it is `undefined`. */
export function withText(request, name, text) {
  if (!(request.content instanceof FormData)) return withBody(request, { [name]: text });
  const content = new FormData();
  for (const [each, value] of request.content) {
    if (each !== name) content.append(each, value);
    else if (text !== undefined) content.append(name, text);
  }
  return { ...request, content };
}
export const keyOf = ({ headers }) => headers['Idempotency-Key'];
/** The request as somebody sends it who looks first: `send` puts in the version that is known then. */
export const looking = (request) =>
  'If-Match' in request.headers ? withHeader(request, 'If-Match', undefined) : request;
/** Another request of somebody who looks first. */
export const withNewKey = (request) =>
  keyOf(request) ? looking(withHeader(request, 'Idempotency-Key', randomUUID())) : request;

/** JSON, or the text where it is none. */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
