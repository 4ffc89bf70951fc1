import { useRef, useState } from 'react';
import { isSettled, isTurnedAway, toApiError, type ApiError } from '~/api/errors';
import type { Captcha } from './captcha/use-captcha';

export type SubmitState<Result> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'done'; result: Result }
  /** `notice`: the failure to show as a whole; undefined where every error is at its field. */
  | {
      status: 'failed';
      error: ApiError;
      notice: ApiError | undefined;
      /** Whether the call may have changed something although it failed. */
      isUnknown: boolean;
    };

/** The part of a call besides the visitor’s input. */
export interface Attempt {
  /**
   * The same for every repeat of one intention, so it happens once. Reading it marks the call as one that
   * changes something: if its answer is lost, the failure says that it may have happened.
   */
  readonly idempotencyKey: string;
  /** Ready to be spread into the body; empty if the site has no captcha. */
  captcha: { captcha?: string };
}

/** How a call is going, for its form. */
export interface Sending {
  isPending: boolean;
  /** Why the last attempt failed, as far as no field says it. */
  failure: ApiError | undefined;
  /** The answer is not known: the call may have done what it was asked. */
  mayHaveHappened: boolean;
  captcha: Captcha | undefined;
}

interface SubmitOptions {
  /** Awaited first, such as the configuration of the site. */
  ready?: () => Promise<unknown>;
  /** Confirmed before anything is sent; left out for calls that need none. */
  captcha?: Captcha;
  /** Puts the errors of a failed call at their fields. @returns the rest, see `applySubmitErrors` */
  place?: (error: ApiError) => ApiError | undefined | Promise<ApiError | undefined>;
}

/**
 * Sends the visitor's form, once: a second submit while one is under way does nothing, and the
 * repeat of an attempt whose answer was lost has the same key and, because a solution is good once,
 * another captcha solution. Every way of sending that a visitor waits for goes through this hook,
 * except a redemption and a payment, which outlive their pages.
 *
 * React Query's `useMutation` is no base for it: its cache would keep the visitor's input (a PIN, an
 * address) for minutes, and it holds calls back while the browser believes to be offline.
 */
export function useSubmit<Input, Result>(
  send: (input: Input, attempt: Attempt) => Promise<Result>,
  { ready, captcha, place = (error) => error }: SubmitOptions = {},
) {
  const [state, setState] = useState<SubmitState<Result>>({ status: 'idle' });
  const isPending = useRef(false);
  const isKeyed = useRef(false);
  const unsettled = useRef<{ input: string; idempotencyKey: string; isLost?: true }>(undefined);

  function keyFor(input: Input): string {
    // As a list, because nothing has no text.
    const text = JSON.stringify([input], describeFile);
    if (unsettled.current?.input !== text) {
      unsettled.current = { input: text, idempotencyKey: crypto.randomUUID() };
    }
    return unsettled.current.idempotencyKey;
  }

  function settle(): void {
    unsettled.current = undefined;
    captcha?.reset();
  }

  async function attempt(
    input: Input,
    onDone: ((result: Result) => void | Promise<void>) | undefined,
  ): Promise<SubmitState<Result>> {
    isKeyed.current = false;
    try {
      await ready?.();
      const solution = await captcha?.solve();
      if (solution === null) return { status: 'idle' };
      const key = keyFor(input);
      const result = await send(input, {
        get idempotencyKey() {
          isKeyed.current = true;
          return key;
        },
        captcha: solution === undefined ? {} : { captcha: solution },
      });
      await onDone?.(result);
      settle();
      return { status: 'done', result };
    } catch (cause) {
      const error = toApiError(cause);
      if (isSettled(error)) settle();
      else captcha?.renew();
      const mayHaveArrived = !isSettled(error) && !isTurnedAway(error) && error.kind !== 'offline';
      if (unsettled.current && mayHaveArrived) unsettled.current.isLost = true;
      const isUnknown = isKeyed.current && unsettled.current?.isLost === true;
      return { status: 'failed', error, notice: await rest(error), isUnknown };
    }
  }

  /** Errors that cannot be placed are shown as a whole. */
  async function rest(error: ApiError): Promise<ApiError | undefined> {
    try {
      return await place(error);
    } catch {
      return error;
    }
  }

  const sending: Sending = {
    isPending: state.status === 'pending',
    failure: state.status === 'failed' ? state.notice : undefined,
    mayHaveHappened: state.status === 'failed' && state.isUnknown,
    captcha,
  };

  return {
    state,
    /** To be spread into a `CallForm`. */
    sending,
    /**
     * @param onDone the consequence of success, such as another page: until it is there, another submit
     * still does nothing. If it fails, so does the attempt, and a repeat has the same key.
     */
    async submit(input: Input, onDone?: (result: Result) => void | Promise<void>): Promise<void> {
      if (isPending.current) return;
      isPending.current = true;
      setState({ status: 'pending' });
      const end = await attempt(input, onDone);
      isPending.current = false;
      setState(end);
    },
    /** Takes the last result or failure away, for example when the visitor changes the input. */
    reset: () => setState({ status: 'idle' }),
  };
}

/** A file has no content in JSON; its name, size and date tell it from others. */
function describeFile(_key: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}
