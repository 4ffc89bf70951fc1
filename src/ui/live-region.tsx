import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from './visually-hidden';

type Politeness = 'polite' | 'assertive';
type Messages = Readonly<Record<Politeness, string>>;

/** A pause in typing or filtering: only the last polite message of a burst is said (milliseconds). */
const debounce = 300;
/** After this time in ms the text is removed, so that a screen reader does not find outdated text at the end of the page. */
const lifetime = 10_000;

const silence: Messages = { polite: '', assertive: '' };
let messages = silence;
/** The polite message that is said next. */
let next = '';
let waiting: ReturnType<typeof setTimeout> | undefined;
const ends: Partial<Record<Politeness, ReturnType<typeof setTimeout>>> = {};
const listeners = new Set<() => void>();

function publish(politeness: Politeness, message: string): void {
  messages = { ...messages, [politeness]: message };
  for (const listener of listeners) listener();
}

function say(politeness: Politeness, message: string): void {
  // The same words again are a change only when something differs.
  publish(politeness, messages[politeness] === message ? `${message}\u00A0` : message);
  clearTimeout(ends[politeness]);
  ends[politeness] = setTimeout(() => publish(politeness, ''), lifetime);
}

/**
 * Says a message to screen readers through the permanent regions. Polite messages wait 300 ms and only the last
 * one of a burst is said; assertive ones are said at once.
 */
export function announce(message: string, politeness: Politeness = 'polite'): void {
  if (politeness === 'assertive') {
    say('assertive', message);
    return;
  }
  next = message;
  clearTimeout(waiting);
  waiting = setTimeout(() => say('polite', message), debounce);
}

/** Takes back a polite message that is no longer true, whether it was said or is about to be. */
export function withdraw(message: string): void {
  if (next === message) clearTimeout(waiting);
  if (messages.polite.trim() === message) publish('polite', '');
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The two regions; mounted once, at the start, because a region that comes with its text is not read. */
export function LiveRegions() {
  const { polite, assertive } = useSyncExternalStore(
    subscribe,
    () => messages,
    () => silence,
  );
  // While a dialog is open everything outside it becomes inert, except roots marked as top layer.
  return (
    <div data-react-aria-top-layer="true" data-print="hide">
      <VisuallyHidden as="div">
        <output aria-live="polite" aria-atomic="true">
          {polite}
        </output>
        <div role="alert" aria-live="assertive" aria-atomic="true">
          {assertive}
        </div>
      </VisuallyHidden>
    </div>
  );
}
