import type { messageKey } from '~/i18n/message-key';
import type { HelpTab } from '~/lib/paths';

/** What the visitor can do next. The notice shows those that the page supports. */
export type RecoveryAction =
  /** Send the same again; nothing that was typed is lost. */
  | 'retry'
  | 'enter-code'
  /** Redeem the code that was typed: it is fine. */
  | 'redeem'
  | 'choose-shop'
  | 'reactivate'
  | 'resend'
  /** Find out with two questions what is wrong. */
  | 'diagnose'
  /** Note in the calendar when it works. */
  | 'remind'
  | 'help'
  /** Write to customer service about this, in the entry's topic. */
  | 'contact'
  | 'redeem-there';

/** What a visitor reads about a failure: its name, its cause and what to do (requirement 8). */
export interface CatalogueEntry {
  title: ReturnType<typeof messageKey>;
  text: ReturnType<typeof messageKey>;
  /** Further advice, one line each. */
  advice?: readonly ReturnType<typeof messageKey>[];
  recoveryActions: readonly RecoveryAction[];
  /** What a message to customer service is about; `other` by default. */
  topic?: HelpTab;
  /** Says what `availableFrom` means; "redeemable from" by default. */
  available?: ReturnType<typeof messageKey>;
}
