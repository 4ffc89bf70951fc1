import { nameIn, type Names } from './names';

interface Enforcement {
  /** The law on the accessibility of private offers; without one nobody supervises them. */
  law?: Names;
  /** Who to turn to when the answer to a report does not help. */
  bodies: readonly Names[];
}

/**
 * Whom the accessibility statement of a country names, by ISO 3166-1 alpha-2. The operator confirms it
 * before a site goes live (docs/accessibility/README.md).
 */
const enforcement: Readonly<Record<string, Enforcement>> = {
  DE: {
    law: { de: 'Barrierefreiheitsstärkungsgesetz (BFSG)' },
    bodies: [
      {
        de: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
      },
    ],
  },
  AT: {
    law: { de: 'Barrierefreiheitsgesetz (BaFG)' },
    bodies: [{ de: 'Sozialministeriumservice' }],
  },
  CH: {
    bodies: [
      {
        de: 'Eidgenössisches Büro für die Gleichstellung von Menschen mit Behinderungen (EBGB)',
        en: 'Federal Bureau for the Equality of Persons with Disabilities (EBGB)',
        fr: 'Bureau fédéral de l’égalité pour les personnes handicapées (BFEH)',
        it: 'Ufficio federale per le pari opportunità delle persone con disabilità (UFPD)',
      },
    ],
  },
  IT: {
    law: { it: 'decreto legislativo 27 maggio 2022, n. 82' },
    bodies: [{ it: 'Agenzia per l’Italia Digitale (AgID)' }],
  },
  FR: {
    law: { fr: 'article L. 412-13 du code de la consommation' },
    bodies: [
      {
        fr: 'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)',
      },
      {
        fr: 'Autorité de régulation de la communication audiovisuelle et numérique (Arcom)',
      },
      { fr: 'Défenseur des droits' },
    ],
  },
  BE: {
    law: {
      nl: 'Wetboek van economisch recht',
      fr: 'Code de droit économique',
      en: 'Belgian Code of Economic Law',
    },
    bodies: [
      {
        nl: 'FOD Economie, K.M.O., Middenstand en Energie',
        fr: 'SPF Économie, P.M.E., Classes moyennes et Énergie',
        en: 'FPS Economy, SMEs, Self-Employed and Energy',
      },
    ],
  },
  GB: {
    law: { en: 'Equality Act 2010 (in Northern Ireland: Disability Discrimination Act 1995)' },
    bodies: [
      { en: 'Equality Advisory and Support Service (EASS)' },
      { en: 'Equality and Human Rights Commission (EHRC)' },
      { en: 'Equality Commission for Northern Ireland (in Northern Ireland)' },
    ],
  },
  US: {
    law: { en: 'Americans with Disabilities Act (ADA)' },
    bodies: [{ en: 'U.S. Department of Justice, Civil Rights Division' }],
  },
  CA: {
    law: {
      en: 'the law of your province or territory (for federally regulated organizations: Accessible Canada Act)',
      fr: 'droit de votre province ou territoire (organisations sous réglementation fédérale : Loi canadienne sur l’accessibilité)',
    },
    bodies: [
      {
        en: 'Human rights commission of your province or territory',
        fr: 'Commission des droits de la personne de votre province ou territoire',
      },
      {
        en: 'Accessibility Commissioner, Canadian Human Rights Commission (for federally regulated organizations)',
        fr: 'Commissaire à l’accessibilité, Commission canadienne des droits de la personne (organisations sous réglementation fédérale)',
      },
    ],
  },
};

/**
 * The law and the bodies of a country in a language; undefined for a country without an entry.
 * @param locale such as "de-CH"
 */
export function enforcementOf(
  country: string,
  locale: string,
): { law: string | undefined; bodies: readonly string[] } | undefined {
  const found = enforcement[country];
  if (!found) return undefined;
  return {
    law: found.law && nameIn(found.law, locale),
    bodies: found.bodies.map((names) => nameIn(names, locale)),
  };
}
