import { giveaway } from './interactions/giveaway.ts';
import { merchantCode } from './interactions/merchant-code.ts';
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
];
