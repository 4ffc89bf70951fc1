const passedOn = 'The library that solves the captcha gets the challenge as a whole.';
const forOperators = 'Finds the failure in logs; the website keeps none and has no text for it.';
const formatted =
  'Any value is passed to the formats of the browser or to the matching of languages.';
const impliedByStatus = 'Each status allows one value; every status has a page of its own.';
const merged =
  'The site is known from the host; what the server sends cannot change which one it is.';

/**
 * Parts of the contract that nothing in `src/` reads, with the reason why. A name that ends in `*`
 * stands for everything that begins like it. A reason that begins with "Not shown yet" is a gap.
 */
export const UNREAD: Readonly<Record<string, string>> = {
  // Read by other clients.
  'CaptchaChallenge.parameters.*': passedOn,
  'Currency=*': formatted,
  'Locale=*': formatted,
  'SiteConfigFields.layout=modern': 'The name of a class in the style sheets of the layouts.',
  'SiteConfigFields.domains':
    'The build decides which host belongs to which site (site-table.json).',

  // Nothing to show or to decide.
  'MerchantCodeSheet.shop.id': 'The page of a code shows one shop and leads to its own website.',
  'NewLinkResult.sentAt': 'The page says "now"; the moment is the one of the click.',
  'DonationOrganisation.currency': 'What is donated is a part of the balance, in its currency.',
  'Parameter.key': 'It is the name that was asked for.',
  'Problem.instance': forOperators,
  'Problem.status': 'The status of the answer itself counts.',
  'Problem.traceId': forOperators,
  'Reactivation.status': 'It has one value.',
  'RedeemCompleted.redemptionCompleted': impliedByStatus,
  'RedeemDelayed.redemptionCompleted': impliedByStatus,
  'RedeemFraudCheck.redemptionCompleted': impliedByStatus,
  'RedeemPaymentRequired.redemptionCompleted': impliedByStatus,
  'SiteConfig.country': merged,
  'SiteConfig.id': merged,
  'ValueRange.currency': 'A shop has one currency, the one of the voucher that is redeemed there.',

  // Gaps.
  'AcceptancePoints.total': 'Not shown yet: that the list around a place is cut off.',
  'Address.country': 'Not shown yet: the country of a shop beyond the border.',
  'DonationOrganisation.logo': 'Not shown yet: the logo of an organisation.',
  'Reactivation.notifyByEmail': 'Not shown yet: whether an e-mail comes; the page announces one.',
  'Reactivation.reviewId': 'Not shown yet: the number of a review, for customer service.',
  'ShopCategory.image': 'Not shown yet: the picture of a category.',
};
