import { createContext } from 'react';

/** Changes the language of the page without a reload. Resolves to false if its texts do not come. */
export const ChangeLocaleContext = createContext<(locale: string) => Promise<boolean>>(() =>
  Promise.resolve(true),
);
