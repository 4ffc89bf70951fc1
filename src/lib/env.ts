/**
 * The build's knowledge about its surroundings. Everything is read here and nowhere else, so that a
 * reader sees at a glance the possible differences between two builds of the same source.
 */
export const env = {
  /** true in `vite dev` and in tests, false in a production bundle. */
  isDevelopment: import.meta.env.DEV,
  /** Server translations (requirement 4.029): off in this build. */
  serverTranslations: import.meta.env.VITE_SERVER_TRANSLATIONS === 'true',
  /**
   * The test-only secret header (requirement 7.002): `Name: value`, set only by end-to-end builds.
   * An ordinary production build has no such variable and therefore no such header.
   */
  endToEndHeader: import.meta.env.VITE_E2E_HEADER,
  /**
   * Address of the external geocoding service (requirement 7.026), without a slash at the end, and the
   * website's public key there. Without an address no place is searched for, only postal codes.
   */
  geocodingUrl:
    import.meta.env.VITE_GEOCODING_URL ?? (import.meta.env.DEV ? '/mock-geocoding' : undefined),
  geocodingKey: import.meta.env.VITE_GEOCODING_KEY,
  /**
   * Address of a tile server (`https://…/{z}/{x}/{y}.png`) and whose tiles they are, as plain text. The
   * map asks the visitor before it loads any; without an address it has only its own outlines.
   */
  mapTilesUrl: import.meta.env.VITE_MAP_TILES_URL,
  mapTilesOwner: import.meta.env.VITE_MAP_TILES_OWNER,
  /**
   * Folder of stand-ins for the payment providers' scripts, without a slash at the end. A production
   * build has none by default, and loads the providers' own scripts.
   */
  paymentStandIns:
    import.meta.env.VITE_PAYMENT_STAND_INS ?? (import.meta.env.DEV ? '/mock-providers' : undefined),
  /**
   * Addresses of third-party scripts, if the vendor is the operator's choice; `{siteId}` and `{key}`
   * of the consent tool's stand for the site's fields. Without an address the script is not used, and
   * without a consent tool nothing is that needs consent.
   */
  thirdParties: {
    consent: import.meta.env.VITE_CONSENT_SCRIPT_URL,
    abTest: import.meta.env.VITE_AB_TEST_SCRIPT_URL,
    queue: import.meta.env.VITE_QUEUE_SCRIPT_URL,
  },
} as const;

/**
 * Where failures are reported to (`src/api/report.ts`). A value of its own, so that a build without an
 * address has no code for it, not even in the scripts that stand in the pages.
 */
export const reportUrl = import.meta.env.VITE_REPORT_URL;
