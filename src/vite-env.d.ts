/** Only the variables below exist: a misspelt name is an error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** The build variables that the application reads; `scripts/build/variables.ts` explains them. */
interface ImportMetaEnv {
  readonly VITE_AB_TEST_SCRIPT_URL?: string;
  readonly VITE_CONSENT_SCRIPT_URL?: string;
  readonly VITE_E2E_HEADER?: string;
  readonly VITE_GEOCODING_KEY?: string;
  readonly VITE_GEOCODING_URL?: string;
  readonly VITE_MAP_TILES_OWNER?: string;
  readonly VITE_MAP_TILES_URL?: string;
  readonly VITE_PAYMENT_STAND_INS?: string;
  readonly VITE_QUEUE_SCRIPT_URL?: string;
  readonly VITE_REPORT_URL?: string;
  readonly VITE_SERVER_TRANSLATIONS?: string;
}
