/** A prerendered page stands in for the loading screen this long, in ms (requirement 4.005). */
export const LOADING_GRACE = 2000;
