/**
 * The code that the visitor typed last, in memory only: it bridges pages of one visit (redeem the
 * rest, reactivate, a changed language) and is gone with the tab. It is never stored.
 */
let code = '';

export const rememberCode = (typed: string): void => {
  code = typed;
};

export const rememberedCode = (): string => code;
