import { useSite } from '~/sites/use-site';
import type { AddressValues } from './address-values';
import { formatAddress } from './format-address';
import { useCountryName } from './use-country-names';

export interface AddressTextProps {
  address: Partial<AddressValues>;
  /** Stands in the place of an address of which nothing was typed yet. */
  empty?: string;
}

/** An address in one line, as its country writes it; the country is named if it is not the site's. */
export function AddressText({ address, empty }: AddressTextProps) {
  const site = useSite();
  const nameOf = useCountryName();
  const { country } = address;
  const lines = formatAddress(address);
  const words = [...lines, ...(country && country !== site.country ? [nameOf(country)] : [])];
  return <span>{lines.length === 0 ? empty : words.join(', ')}</span>;
}
