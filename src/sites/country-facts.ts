interface CountryFacts {
  /** The photo document that most people there have; its name is in the identity check. */
  photoDocument: 'identity-card' | 'driving-licence';
  /**
   * How long vouchers are valid: three years from the purchase at least (9.044), five years from the
   * issue or the last load, or only the voucher's own date.
   */
  validity: 'three-years' | 'five-years' | 'date';
  /** Whether a voucher that has expired may be refused because of those years: not if the law may give more. */
  expiryNamesYears: boolean;
}

/**
 * Facts of a country that stand in texts: the regional files of `locales/` say it, and a check
 * compares them with this table. The law behind it: docs/legal.md.
 */
export const countryFacts: Readonly<Record<string, CountryFacts>> = {
  DE: { photoDocument: 'identity-card', validity: 'three-years', expiryNamesYears: true },
  AT: { photoDocument: 'identity-card', validity: 'three-years', expiryNamesYears: false },
  CH: { photoDocument: 'identity-card', validity: 'three-years', expiryNamesYears: true },
  IT: { photoDocument: 'identity-card', validity: 'three-years', expiryNamesYears: true },
  FR: { photoDocument: 'identity-card', validity: 'three-years', expiryNamesYears: true },
  BE: { photoDocument: 'identity-card', validity: 'three-years', expiryNamesYears: true },
  GB: { photoDocument: 'driving-licence', validity: 'three-years', expiryNamesYears: true },
  US: { photoDocument: 'driving-licence', validity: 'five-years', expiryNamesYears: false },
  CA: { photoDocument: 'driving-licence', validity: 'date', expiryNamesYears: false },
};
