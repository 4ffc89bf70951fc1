import * as z from 'zod/mini';

// A configuration is checked field by field where it is merged, and a field that the contract does not
// allow is left out there: it costs neither the page nor the other fields (requirement 3.072). So its
// calls check only that the answer is one.

const zSiteConfigAnswer = z.looseObject({ id: z.string(), country: z.string() });
const zVariationAnswer = z.looseObject({ urlName: z.string(), config: z.looseObject({}) });

/** Takes the place of the check of `getSiteConfig`. Rejects anything but a configuration. */
export const checkSiteConfig = (answer: unknown) => zSiteConfigAnswer.parseAsync(answer);

/** Takes the place of the check of `getVariation`. Rejects anything but a variation. */
export const checkVariation = (answer: unknown) => zVariationAnswer.parseAsync(answer);
