import { nameIn, type Names } from './names';

/** Countries that share the rules that a legal page tells. */
export type LegalArea = 'eu' | 'gb' | 'ch' | 'us' | 'ca';

const areas: Readonly<Partial<Record<string, LegalArea>>> = {
  GB: 'gb',
  CH: 'ch',
  US: 'us',
  CA: 'ca',
};

/** The area of a country, by ISO 3166-1 alpha-2; the European Union if none is named. */
export const areaOf = (country: string): LegalArea => areas[country] ?? 'eu';

/**
 * Who takes complaints about the use of personal data. The owner confirms them with the texts
 * (docs/legal.md).
 */
const authorities: Readonly<Record<string, Names>> = {
  DE: { de: 'die Datenschutzaufsicht des Bundeslandes, in dem du wohnst oder wir sitzen' },
  AT: { de: 'Österreichische Datenschutzbehörde' },
  CH: {
    de: 'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB)',
    en: 'Federal Data Protection and Information Commissioner (FDPIC)',
    fr: 'Préposé fédéral à la protection des données et à la transparence (PFPDT)',
    it: 'Incaricato federale della protezione dei dati e della trasparenza (IFPDT)',
  },
  IT: { it: 'Garante per la protezione dei dati personali' },
  FR: { fr: 'Commission nationale de l’informatique et des libertés (CNIL)' },
  BE: {
    nl: 'Gegevensbeschermingsautoriteit (GBA)',
    fr: 'Autorité de protection des données (APD)',
    en: 'Data Protection Authority (APD-GBA)',
  },
  GB: { en: 'Information Commissioner’s Office (ICO)' },
  CA: {
    en: 'Office of the Privacy Commissioner of Canada',
    fr: 'Commissariat à la protection de la vie privée du Canada',
  },
};

/** The authority of a country in the language of a locale; empty for a country without an entry. */
export const authorityOf = (country: string, locale: string): string =>
  nameIn(authorities[country] ?? {}, locale);
