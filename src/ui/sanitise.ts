import DOMPurify from 'dompurify';

/** Lists, bold, paragraph, break, italic, font and span: the elements of server texts (8.010). */
const ALLOWED_TAGS = ['ul', 'ol', 'li', 'b', 'strong', 'p', 'br', 'i', 'em', 'font', 'span'];

declare const sanitised: unique symbol;

/**
 * HTML that went through the sanitiser: no other may be shown as markup. A `TrustedHTML` where the
 * browser knows Trusted Types, which takes no string; else a string.
 */
export interface SanitisedText {
  readonly [sanitised]: true;
}

/** Makes the function that reduces markup; a build without a document hands in a window of its own. */
export const createSanitiser =
  (purify: Pick<typeof DOMPurify, 'sanitize'>) =>
  (html: string): SanitisedText =>
    purify.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR: ['lang'],
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      RETURN_TRUSTED_TYPE: true,
    }) as unknown as SanitisedText;

/**
 * Reduces HTML from a server to the allowed tags with no attribute but their language: no addresses, no
 * scripts, no colours that would break the contrast of the theme. Text of other tags stays.
 */
export const sanitise = createSanitiser(DOMPurify);
