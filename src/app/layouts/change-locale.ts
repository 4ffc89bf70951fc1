import { createContext } from 'react';

/** Changes the language of the page without a reload. */
export const ChangeLocaleContext = createContext<(locale: string) => void>(() => {});
