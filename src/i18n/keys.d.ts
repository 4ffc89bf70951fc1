// Written by `npm run messages`; never edited.
import 'i18next';

export interface Messages {}

export type MessageKey = keyof Messages;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
    resources: { translation: Messages };
  }
}
