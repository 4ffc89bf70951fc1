/** Calls that a page's inline script sent before any other script was there. */
export interface EarlyAnswers {
  /** `Accept-Language` of the calls; an answer in another language is not used. */
  acceptLanguage: string;
  /** By path. */
  answers: Partial<Record<string, Promise<Response>>>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/** The early answer to a call, which is given once; undefined if the call must be sent. */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const early = globalThis.window?.earlyAnswers;
  if (!early || request.method !== 'GET') return undefined;
  if (request.headers.get('Accept-Language') !== early.acceptLanguage) return undefined;
  const { pathname, search } = new URL(request.url);
  const answer = early.answers[pathname + search];
  delete early.answers[pathname + search];
  return answer;
}
