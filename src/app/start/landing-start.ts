// The inline script of the landing page: starts the application when it is needed. A code that is sent
// earlier waits: the application sends it after hydration.
import { CODE_FORM_ID } from '~/features/redeem/code-form-id';
import { queueSubmit } from '~/features/redeem/queued-submit';
import type { FramePress } from './frame-press';
import { startWhenNeeded } from './start-when-needed';

const press: FramePress = {};
window.framePress = press;
addEventListener('click', ({ target }) => {
  const button =
    target instanceof Element && target.closest<HTMLElement>('button:not([type=submit])');
  if (button && window.framePress === press) press.control = button;
});
startWhenNeeded();
addEventListener('submit', (event) => {
  if ((event.target as Element).id !== CODE_FORM_ID || event.defaultPrevented) return;
  event.preventDefault();
  queueSubmit();
});
