import type { messageKey } from '~/i18n/message-key';
import type { HelpTab } from '~/lib/paths';

/** The visitor's next steps. The notice shows those that the page supports. */
export type RecoveryAction =
  /** Send the same again; nothing that was typed is lost. */
  | 'retry'
  | 'enter-code'
  /** Redeem the code that was typed: it is fine. */
  | 'redeem'
  | 'choose-shop'
  | 'reactivate'
  | 'resend'
  /** Find the cause with two questions. */
  | 'diagnose'
  /** Note in the calendar when it works. */
  | 'remind'
  | 'help'
  /** Write to customer service about this, in the entry's topic. */
  | 'contact'
  | 'redeem-there';

/** The visitor's texts of a failure: its name, its cause and the next step (requirement 8). */
export interface CatalogueEntry {
  title: ReturnType<typeof messageKey>;
  text: ReturnType<typeof messageKey>;
  /** Further advice, one line each. */
  advice?: readonly ReturnType<typeof messageKey>[];
  recoveryActions: readonly RecoveryAction[];
  /** The topic of a message to customer service; `other` by default. */
  topic?: HelpTab;
  /** Explains `availableFrom`; "redeemable from" by default. */
  available?: ReturnType<typeof messageKey>;
}
