/** Sources that the build, the budgets and the division of texts look for, as the manifest names them. */
export const ENTRIES = {
  /** The page of `vite dev`; in a build its script is the application's entry. */
  page: 'index.html',
  /** The same entry as a source file. */
  main: 'src/main.tsx',
  landing: 'src/app/landing.tsx',
  app: 'src/app/app.tsx',
  /** What every page of the application waits for (`src/app/redemption-loader.ts`). */
  redemption: 'src/redemption/redemption-store.ts',
  /** Where nearly everybody goes from the landing page. */
  wall: 'src/features/shops/wall/shops-page.tsx',
  checkout: 'src/features/checkout/checkout-page.tsx',
  region: 'src/app/region-frame.tsx',
  map: 'src/features/region/map/map-view.ts',
  /** Takes the server's configuration in; it is in a file of `chunk-groups.ts`. */
  merge: '_client',
} as const;
