/** The names that the build and the budgets look for: sources and shared files (`chunks.ts`), as the manifest names them. */
export const ENTRIES = {
  /** The page of `vite dev`; in a build its script is the application's entry. */
  main: 'index.html',
  /** The files that every page loads. */
  base: ['index.html', '_react', '_client', '_application'],
  landing: 'src/features/redeem/redeem-page.tsx',
  /** Needed if a text of the landing page has markup. */
  sanitiser: 'src/ui/sanitised-html.tsx',
  /** Where nearly everybody goes from the landing page. */
  wall: 'src/features/shops/wall/shops-page.tsx',
  checkout: 'src/features/checkout/checkout-page.tsx',
  region: 'src/app/region-frame.tsx',
  map: 'src/features/region/map/map-view.ts',
} as const;
