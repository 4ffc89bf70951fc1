import { messageKey } from '~/i18n/message-key';
import type { HelpTab } from '~/lib/paths';
import type { Cause } from './diagnose';

/** The texts about a cause, and the ways on from it. */
interface Advice {
  title: ReturnType<typeof messageKey>;
  text: ReturnType<typeof messageKey>;
  /** The code that the customer service knows it by. */
  displayCode?: string;
  recoveryActions: readonly ('enter-code' | 'reactivate' | 'resend')[];
  /** The topic that the help form starts with. */
  helpTab: HelpTab;
}

export const adviceOf: Record<Cause, Advice> = {
  mistyped: {
    title: messageKey('diagnosis.mistyped.title'),
    text: messageKey('diagnosis.mistyped.text'),
    displayCode: 'VCRx15',
    recoveryActions: ['enter-code'],
    helpTab: 'code-unreadable',
  },
  'too-fresh': {
    title: messageKey('diagnosis.too-fresh.title'),
    text: messageKey('diagnosis.too-fresh.text'),
    displayCode: 'VCRx51',
    recoveryActions: [],
    helpTab: 'other',
  },
  importing: {
    title: messageKey('diagnosis.importing.title'),
    text: messageKey('diagnosis.importing.text'),
    displayCode: 'VCRx15',
    recoveryActions: [],
    helpTab: 'other',
  },
  'company-order': {
    title: messageKey('diagnosis.company-order.title'),
    text: messageKey('diagnosis.company-order.text'),
    displayCode: 'VCRx15',
    recoveryActions: [],
    helpTab: 'other',
  },
  'old-format': {
    title: messageKey('diagnosis.old-format.title'),
    text: messageKey('diagnosis.old-format.text'),
    displayCode: 'VCRx13',
    recoveryActions: ['reactivate'],
    helpTab: 'code-obsolete',
  },
  'not-usable': {
    title: messageKey('diagnosis.not-usable.title'),
    text: messageKey('diagnosis.not-usable.text'),
    displayCode: 'VCRx54',
    recoveryActions: ['resend'],
    helpTab: 'other',
  },
  expired: {
    title: messageKey('diagnosis.expired.title'),
    text: messageKey('diagnosis.expired.text'),
    recoveryActions: [],
    helpTab: 'other',
  },
  'bought-elsewhere': {
    title: messageKey('diagnosis.bought-elsewhere.title'),
    text: messageKey('diagnosis.bought-elsewhere.text'),
    recoveryActions: [],
    helpTab: 'other',
  },
  'not-activated': {
    title: messageKey('diagnosis.not-activated.title'),
    text: messageKey('diagnosis.not-activated.text'),
    recoveryActions: ['enter-code'],
    helpTab: 'other',
  },
  'reserve-card': {
    title: messageKey('diagnosis.reserve-card.title'),
    text: messageKey('diagnosis.reserve-card.text'),
    recoveryActions: [],
    helpTab: 'other',
  },
};
