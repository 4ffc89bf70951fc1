import { expect, test } from 'vitest';
import { startTestMock } from './testing.ts';

const string = { type: 'string' };
const file = { ...string, format: 'binary' };

/** A contract with an upload, as contact and identity check have. */
const document = {
  openapi: '3.1.0',
  info: { title: 'Uploads', version: '1' },
  servers: [{ url: '/' }],
  paths: {
    '/api/v2/contact': {
      post: {
        operationId: 'sendContact',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['topic'],
                properties: { topic: string, file },
              },
            },
          },
        },
        responses: {
          '202': {
            description: 'Sent.',
            content: {
              'application/json': {
                schema: { type: 'object' },
                examples: { sent: { value: { ticketNumber: 'T-1' } } },
              },
            },
          },
        },
      },
    },
  },
};

const mock = startTestMock({ document });

const post = (body: string, type: string) =>
  fetch(`${mock.url}/api/v2/contact`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

const part = (name: string, value: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test('a form that fits the contract is accepted', async () => {
  const answer = await post(
    `${part('topic', 'other')}--edge--\r\n`,
    'multipart/form-data; boundary=edge',
  );
  expect(answer.status).toBe(202);
  expect(await answer.json()).toEqual({ ticketNumber: 'T-1' });
});

test.each([
  ['no boundary', part('topic', 'other'), 'multipart/form-data'],
  ['no end', part('topic', 'other'), 'multipart/form-data; boundary=edge'],
  ['a broken header', '--edge\r\nContent-Disposition\r\n', 'multipart/form-data; boundary=edge'],
  [
    'a part without a name',
    '--edge\r\nX: y\r\n\r\nvalue\r\n--edge--\r\n',
    'multipart/form-data; boundary=edge',
  ],
  ['another boundary', part('topic', 'other'), 'multipart/form-data; boundary=cliff'],
  ['nothing in it', '--edge--', 'multipart/form-data; boundary=edge'],
])('a malformed form is answered and the mock lives on: %s', async (_name, body, type) => {
  const answer = await post(body, type);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ title: 'Contract violation' });
  const next = await post(
    `${part('topic', 'a')}--edge--\r\n`,
    'multipart/form-data; boundary=edge',
  );
  expect(next.status).toBe(202);
});
