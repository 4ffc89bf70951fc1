declare module 'virtual:map-base' {
  /** Outlines of land: longitude, latitude, then steps, in hundredths of a degree. */
  export const rings: readonly (readonly number[])[];
}
