import { createHash } from 'node:crypto';
import { POLICY_NAMES } from '../../src/lib/trusted-types.ts';

/** Hosts of foreign origin that a page may use, by the directive of the content security policy. */
export interface Sources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly formAction: readonly string[];
}

export const NO_SOURCES: Sources = { script: [], connect: [], frame: [], formAction: [] };

/** The sources that a policy allows beyond the site's own files. */
export interface PolicyOptions {
  /** Texts of the page's inline scripts and style elements; each is allowed by its hash. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly others: readonly Sources[];
}

/**
 * The content security policy of a page, as its `<meta>` element says it. A server sends the same with
 * `HEADER_ONLY` (scripts/deploy/headers.ts); where both are there, a browser follows both. If only the website's own
 * scripts run, whatever could become a script goes through a Trusted Types policy, and no style
 * attribute counts; third-party scripts need both (docs/decisions/trusted-types.md).
 */
export function contentPolicy({ scripts, styles, others }: PolicyOptions): string {
  const of = (kind: keyof Sources) => [...new Set(others.flatMap((sources) => sources[kind]))];
  const directive = (name: string, ...values: readonly string[]) => [name, ...values].join(' ');
  const hasOthers = of('script').length > 0;
  return [
    directive('default-src', "'self'"),
    directive('script-src', "'self'", ...scripts.map(hashOf), ...of('script')),
    directive('style-src', "'self'", ...styles.map(hashOf)),
    ...(hasOthers ? [directive('style-src-attr', "'unsafe-inline'")] : TRUSTED_TYPES),
    directive('img-src', "'self'", 'https:', 'data:', 'blob:'),
    directive('connect-src', "'self'", ...of('connect')),
    directive('frame-src', "'self'", ...of('frame')),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'", ...of('formAction')),
  ].join('; ');
}

const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  ['trusted-types', ...POLICY_NAMES].join(' '),
];

/** Allows an inline script or style of this text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
