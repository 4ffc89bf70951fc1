import { createContext } from 'react';

/** A form whose call failed, and whether a notice has a better way than to send the same again. */
export interface Cure {
  hasCure: boolean;
  setCure: (hasCure: boolean) => void;
}

/** Of the form around a notice: its button steps back for a cure, until something is typed. */
export const CureContext = createContext<Cure>({ hasCure: false, setCure: () => undefined });
