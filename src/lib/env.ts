/**
 * What the build knows about its surroundings. Everything is read here and nowhere else, so that a
 * reader sees at a glance what can differ between two builds of the same source.
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
  endToEndHeader: import.meta.env.VITE_E2E_HEADER as string | undefined,
} as const;
