import { activation } from './interactions/activation.ts';
import { giveaway } from './interactions/giveaway.ts';
import { help } from './interactions/help.ts';
import { merchantCode } from './interactions/merchant-code.ts';
import { offers } from './interactions/offers.ts';
import { payment } from './interactions/payment.ts';
import { redemption } from './interactions/redemption.ts';
import { shops } from './interactions/shops.ts';
import { site } from './interactions/site.ts';
import { voucher } from './interactions/voucher.ts';
import type { Interaction } from './support/interaction.ts';

/** Everything that the website asks the server, in the order of the pact's chapters. */
export const interactions: readonly Interaction[] = [
  ...site,
  ...shops,
  ...voucher,
  ...redemption,
  ...merchantCode,
  ...giveaway,
  ...activation,
  ...payment,
  ...offers,
  ...help,
];
