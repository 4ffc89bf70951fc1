/** What both a browser's and React's event say about a click. */
type Click = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether a click on a link goes there in this tab; others open a tab or a window, or save the page. */
export const isPlainClick = (event: Click): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.altKey;
