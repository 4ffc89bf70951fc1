import { createContext } from 'react';

/** Whether the application took over from a landing page that was left, instead of being opened. */
export const HydratedFromLandingContext = createContext(false);
