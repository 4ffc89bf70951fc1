import { isPrivateAddress } from './page-table';

// The next user of the browser may come back with "Back": a browser keeps whole pages for that. A
// private page is covered when it is left, and loaded again when it comes back.
addEventListener('pagehide', () => {
  if (isPrivateAddress(location.pathname)) document.body.hidden = true;
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isPrivateAddress(location.pathname)) location.reload();
});
