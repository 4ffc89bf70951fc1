import { useEffect } from 'react';
import { parseHex } from '~/sites/colour';
import { lookCss } from '~/sites/look';
import type { BrandLook } from '~/sites/site-config';
import { themeFromBrand } from '~/sites/theme';
import { Button } from '~/ui/button';
import { Page } from '~/ui/page';
import { ActionsSection } from './actions-section';
import { FeedbackSection } from './feedback-section';
import { FormsSection } from './forms-section';
import { FoundationsSection } from './foundations-section';
import styles from './ui-gallery.module.css';
import { VoucherSection } from './voucher-section';

const files = import.meta.glob<{ brand: string; brandingColor: string; look?: BrandLook }>(
  '../../sites/brands/*/brand.json',
  { import: 'default', eager: true },
);
/** The brands by name, and the two colours that break arithmetic. */
const presets: { name: string; colour: string; look?: BrandLook | undefined }[] = [
  ...Object.values(files).map(({ brand, brandingColor, look }) => ({
    name: brand,
    colour: brandingColor,
    look,
  })),
  { name: 'Schwarz', colour: '#000000' },
  { name: 'Weiß', colour: '#ffffff' },
];

const WIDTHS = { '': 'ganz', '24.375rem': '390 px', '51.25rem': '820 px', '64rem': '1024 px' };

const query = () => new URLSearchParams(typeof location === 'undefined' ? '' : location.search);

/** Writes the theme and the scheme of the query onto the root element while the gallery is shown. */
function useGalleryTheme(colour: string, scheme: string, look: BrandLook | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const tokens = themeFromBrand(colour);
    for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
    if (scheme === 'light' || scheme === 'dark') style.colorScheme = scheme;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(lookCss(look));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      for (const name of Object.keys(tokens)) style.removeProperty(name);
      style.removeProperty('color-scheme');
    };
  }, [colour, scheme, look]);
}

/**
 * Every part of the interface in every state, for development. `?brand=Larkgift&scheme=dark` shows another
 * brand, `?colour=%23f2b705` any colour, `?lang=pseudo` longer texts; the switch is a plain form, so each view has an address.
 */
export function Component() {
  const preset = presets.find(({ name }) => name === query().get('brand'));
  const colour = preset?.colour ?? parseHex(query().get('colour') ?? '') ?? '#d32b2d';
  const scheme = query().get('scheme') ?? '';
  const width = query().get('width') ?? '';
  useGalleryTheme(colour, scheme, preset?.look);
  return (
    <Page
      title="Bausteine"
      lead="Alle Teile der Oberfläche in allen Zuständen, in der Farbe jeder Marke."
      eyebrow="Entwicklung"
      width="wide"
    >
      <form className={styles.bar} data-print="hide">
        <label>
          Marke
          <select className={styles.colour} name="brand" defaultValue={preset?.name ?? ''}>
            <option value="">Eigene Farbe</option>
            {presets.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Farbe
          <input className={styles.colour} type="color" name="colour" defaultValue={colour} />
        </label>
        <label>
          Farbschema
          <select className={styles.colour} name="scheme" defaultValue={scheme}>
            <option value="">System</option>
            <option value="light">Hell</option>
            <option value="dark">Dunkel</option>
          </select>
        </label>
        <label>
          Breite
          <select className={styles.colour} name="width" defaultValue={width}>
            {Object.entries(WIDTHS).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Texte
          <select className={styles.colour} name="lang" defaultValue={query().get('lang') ?? ''}>
            <option value="">wie die Seite</option>
            <option value="pseudo">Pseudo (länger)</option>
          </select>
        </label>
        <Button type="submit">Anwenden</Button>
        <div className={styles.presets}>
          {presets.map(({ name, colour: shown }) => (
            <a
              key={name}
              className={styles.preset}
              href={`?brand=${encodeURIComponent(name)}&scheme=${scheme}&width=${width}`}
              aria-label={name}
              title={name}
              aria-current={name === preset?.name ? 'true' : undefined}
            >
              <span style={{ background: shown }} />
            </a>
          ))}
        </div>
      </form>
      <div
        className={styles.sections}
        style={width in WIDTHS ? { maxInlineSize: width } : undefined}
      >
        <VoucherSection />
        <ActionsSection />
        <FormsSection />
        <FeedbackSection />
        <FoundationsSection />
      </div>
    </Page>
  );
}
