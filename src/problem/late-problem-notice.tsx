import { lazyOptional } from '~/lib/lazy-optional';
import { ProblemReload } from './problem-reload';
import type { ProblemNoticeProps } from './problem-notice';

const Notice = lazyOptional(async () => (await import('./problem-notice')).ProblemNotice);

/**
 * `ProblemNotice` for pages that nearly always succeed: its texts and actions are loaded with the
 * first failure. Where even they do not come, the page can be loaded again.
 */
export const LateProblemNotice = Object.assign(
  (props: ProblemNoticeProps) => <Notice {...props} missing={<ProblemReload />} />,
  { preload: Notice.preload },
);
