import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '~/lib/paths';

/** The state of a detail page that says where it was opened. */
export interface DetailsState {
  /** Back leads to the wall as it was. */
  fromWall?: boolean;
}

/**
 * Closes the details. A visitor who came from the wall goes back to it, so that the history does
 * not grow; after a direct link the wall replaces the details.
 */
export function useCloseDetails() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isFromWall = (state as DetailsState | null)?.fromWall === true;
  const close = useCallback(() => {
    if (isFromWall) void navigate(-1);
    else void navigate(paths.shops(search), { replace: true, preventScrollReset: true });
  }, [navigate, search, isFromWall]);
  return { close, href: paths.shops(search), isFromWall };
}
