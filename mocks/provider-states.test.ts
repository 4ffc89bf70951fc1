import { describe, expect, test } from 'vitest';
import { providerStates } from './provider-states.ts';
import { startTestMock, visit } from './testing.ts';

const mock = startTestMock();

describe('provider states', () => {
  const set = (state: string, params?: object) =>
    visit(mock).post('/__mock/states', { state, params, action: 'setup' });

  test.each(Object.keys(providerStates))('%s names documented answers', async (state) => {
    expect((await set(state)).status).toBe(200);
    await set('the service runs');
  });

  test('an unknown state is refused, so that no pact passes by accident', async () => {
    expect((await set('the moon is full')).status).toBe(400);
    expect((await set('an expired voucher', { voucher: 'NO-SUCH' })).status).toBe(400);
  });
});
