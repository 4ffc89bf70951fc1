import { expect, test } from 'vitest';
import { startTestMock } from './testing.ts';

const mock = startTestMock();
const post = async (body: string, type: string) => {
  const headers = { 'content-type': type, 'idempotency-key': crypto.randomUUID() };
  return fetch(`${mock.url}/api/v2/contact`, { method: 'POST', headers, body });
};
const part = (name: string, value: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const TOPIC = part('topic', 'other');
const TYPE = 'multipart/form-data; boundary=edge';
const WHOLE = `${TOPIC}${part('email', 'a@example.com')}${part('message', 'x')}${part('captcha', 'any')}--edge--\r\n`;

test.each([
  ['no boundary', TOPIC, 'multipart/form-data'],
  ['no end', TOPIC, TYPE],
  ['a broken header', '--edge\r\nContent-Disposition\r\n', TYPE],
  ['a part without a name', '--edge\r\nX: y\r\n\r\nvalue\r\n--edge--\r\n', TYPE],
  ['another boundary', TOPIC, 'multipart/form-data; boundary=cliff'],
  ['nothing in it', '--edge--', TYPE],
])('a malformed form is answered and the mock lives on: %s', async (_name, body, type) => {
  const answer = await post(body, type);
  expect([400, 422]).toContain(answer.status);
  expect(await answer.json()).toHaveProperty('violations');
  expect((await post(WHOLE, TYPE)).status).toBe(202);
});
