import { expect, test } from 'vitest';
import { checkTranslationDump, loadMessages } from './messages';

test('[1.054] [4.003] [4.028] the region goes over the language, the brand over both', async () => {
  const part = (messages: Record<string, string>) => () => Promise.resolve({ default: messages });
  await expect(
    loadMessages([part({ a: 'de', b: 'de' }), part({ b: 'de-AT' }), part({ c: 'brand' })]),
  ).resolves.toEqual({ a: 'de', b: 'de-AT', c: 'brand' });
});

test.each([[{}], [{ a: '1', b: '2' }], [null], ['text']])(
  '[4.030] [4.031] a dump with two or fewer entries is a failure: %j',
  (dump) => {
    expect(() => checkTranslationDump(dump)).toThrow('Translation dump');
  },
);

test('[8.002] a catalogue that does not come is a failure of the whole', async () => {
  const lost = () => Promise.reject(new Error('no such file'));
  await expect(loadMessages([lost])).rejects.toThrow('no such file');
});

test('[4.029] a dump with more entries gives its texts', () => {
  expect(checkTranslationDump({ a: '1', b: '2', c: '3', d: 4 })).toEqual({
    a: '1',
    b: '2',
    c: '3',
  });
});
