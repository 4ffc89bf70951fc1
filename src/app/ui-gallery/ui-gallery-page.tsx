import { useEffect } from 'react';
import { parseHex } from '~/sites/colour';
import { themeFromBrand } from '~/sites/theme';
import { Button } from '~/ui/button';
import { Page } from '~/ui/page';
import { ActionsSection } from './actions-section';
import { FeedbackSection } from './feedback-section';
import { FormsSection } from './forms-section';
import { FoundationsSection } from './foundations-section';
import styles from './ui-gallery.module.css';
import { VoucherSection } from './voucher-section';

const presets = ['#d32b2d', '#0b6e4f', '#1d4ed8', '#7b2d8b', '#f2b705', '#111111', '#ffffff'];

const query = () => new URLSearchParams(typeof location === 'undefined' ? '' : location.search);

/** Writes the theme and the scheme of the query onto the root element while the gallery is shown. */
function useGalleryTheme(colour: string, scheme: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const tokens = themeFromBrand(colour);
    for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
    if (scheme === 'light' || scheme === 'dark') style.colorScheme = scheme;
    return () => {
      for (const name of Object.keys(tokens)) style.removeProperty(name);
      style.removeProperty('color-scheme');
    };
  }, [colour, scheme]);
}

/**
 * Every part of the interface in every state, for development. `?colour=%23f2b705&scheme=dark` shows another
 * brand; the switch is a plain form, so each view has an address.
 */
export function Component() {
  const colour = parseHex(query().get('colour') ?? '') ?? '#d32b2d';
  const scheme = query().get('scheme') ?? '';
  useGalleryTheme(colour, scheme);
  return (
    <Page
      title="Bausteine"
      lead="Alle Teile der Oberfläche in allen Zuständen, in der Farbe jeder Marke."
      eyebrow="Entwicklung"
      width="wide"
    >
      <form className={styles.bar} data-print="hide">
        <label>
          Markenfarbe
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
        <Button type="submit">Anwenden</Button>
        <div className={styles.presets}>
          {presets.map((preset) => (
            <a
              key={preset}
              className={styles.preset}
              href={`?colour=${encodeURIComponent(preset)}&scheme=${scheme}`}
              aria-label={preset}
              aria-current={preset === colour ? 'true' : undefined}
            >
              <span style={{ background: preset }} />
            </a>
          ))}
        </div>
      </form>
      <VoucherSection />
      <ActionsSection />
      <FormsSection />
      <FeedbackSection />
      <FoundationsSection />
    </Page>
  );
}
