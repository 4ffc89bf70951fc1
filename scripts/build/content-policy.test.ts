import { expect, test } from 'vitest';
import { contentPolicy, NO_SOURCES } from './content-policy.ts';

const policy = contentPolicy({
  scripts: ['start()'],
  styles: ['a{}', 'b{}'],
  others: [
    { ...NO_SOURCES, script: ['https://one.example'] },
    { ...NO_SOURCES, script: ['https://one.example'], frame: ['https://two.example'] },
  ],
});
const directive = (name: string) => policy.split('; ').find((part) => part.split(' ')[0] === name);

test('inline scripts and styles are allowed by their hash only', () => {
  expect(directive('script-src')).toBe(
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=' https://one.example",
  );
  expect(directive('style-src')?.match(/'sha256-/g)).toHaveLength(2);
  expect(policy).not.toMatch(/(?:script|style)-src [^;]*unsafe/);
});

test('each origin is named once, in the directives that need it', () => {
  expect(policy.match(/https:\/\/one\.example/g)).toHaveLength(1);
  expect(directive('frame-src')).toBe("frame-src 'self' https://two.example");
  expect(directive('connect-src')).toBe("connect-src 'self'");
});

test('only where third-party scripts run may strings become scripts and styles', () => {
  const own = contentPolicy({ scripts: [], styles: [], others: [NO_SOURCES] });
  expect(own).toContain("; require-trusted-types-for 'script'; trusted-types ");
  expect(own).not.toContain('unsafe');
  expect(policy).not.toContain('trusted-types');
});
