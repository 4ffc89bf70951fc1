import { Card } from '~/ui/card';
import { DescriptionList } from '~/ui/description-list';
import { drawings } from '~/ui/drawings';
import { Icon, iconNames } from '~/ui/icon';
import { GallerySection, Specimen } from './gallery-section';
import styles from './ui-gallery.module.css';

const swatches: [background: string, text: string][] = [
  ['--brand', '--on-brand'],
  ['--brand-hover', '--on-brand'],
  ['--action', '--on-action'],
  ['--card-glow', '--on-brand'],
  ['--card-deep', '--on-brand'],
  ['--brand-tint', '--brand-strong'],
  ['--surface', '--brand-strong'],
  ['--bg', '--muted'],
  ['--ok-bg', '--ok'],
  ['--warn-bg', '--warn'],
  ['--err-bg', '--err'],
  ['--info-bg', '--info'],
];

export function FoundationsSection() {
  return (
    <GallerySection id="foundations" title="Grundlagen">
      <Specimen name="Farben">
        <ul className={styles.swatches}>
          {swatches.map(([background, text]) => (
            <li
              key={background + text}
              className={styles.swatch}
              style={{ background: `var(${background})`, color: `var(${text})` }}
            >
              {background}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Schrift">
        <p style={{ font: '800 var(--t4)/1.05 var(--font)', letterSpacing: '-.03em' }}>
          Dein Gutschein. Du wählst.
        </p>
        <h2>Überschrift der zweiten Ebene</h2>
        <h3>Überschrift der dritten Ebene</h3>
        <p>
          Fließtext in Figtree, höchstens 65 Zeichen breit, mit <strong>Betonung</strong> und{' '}
          <code>VCRx15</code>. Beträge stehen in Tabellenziffern:{' '}
          <span className="num">1.111,00 €</span>
        </p>
        <p className="muted">Nebensächliches ist gedämpft, nie blass.</p>
      </Specimen>
      <Specimen name="Icon" isWide>
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
          {Object.entries(drawings).map(([name, drawing]) => (
            <li key={name}>
              <Icon name={drawing} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Card, DescriptionList receipt">
        <Card variant="raised">
          <DescriptionList
            variant="receipt"
            items={[
              { term: 'Guthaben', details: '50,00 €' },
              { term: 'Nordlicht', details: '−25,00 €' },
              { term: 'Auf deinem Gutschein bleiben', details: '25,00 €', isStrong: true },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen name="Card tint, DescriptionList plain">
        <Card variant="tint">
          <strong>25,00 € bleiben auf deinem Gutschein</strong>
        </Card>
        <DescriptionList
          items={[
            { term: 'Bestellnummer', details: '4 812 077' },
            { term: 'Gültig bis', details: '31.12.2029' },
          ]}
        />
      </Specimen>
    </GallerySection>
  );
}
