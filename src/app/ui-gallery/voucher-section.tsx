import { BalanceBar } from '~/ui/balance-bar';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { CodeDisplay } from '~/ui/code-display';
import { drawings } from '~/ui/drawings';
import { Link } from '~/ui/link';
import { Stack } from '~/ui/stack';
import { Ticket } from '~/ui/ticket';
import { VoucherCard } from '~/ui/voucher-card';
import { GallerySection, Specimen } from './gallery-section';
import styles from './ui-gallery.module.css';

const voucher = {
  brandName: 'Schenkwerk',
  label: 'Dein Guthaben',
  amount: '50,00 €',
  footStart: 'Gültig bis 31.12.2029',
  footEnd: '500 Shops',
};

export function VoucherSection() {
  return (
    <GallerySection id="voucher" title="Der Gutschein">
      <Specimen name="VoucherCard full">
        <VoucherCard {...voucher} />
      </Specimen>
      <Specimen name="VoucherCard compact, ohne Abschnitt, dekorativ">
        <Stack gap={5}>
          <VoucherCard {...voucher} size="compact" />
          <div style={{ inlineSize: '17rem' }}>
            <VoucherCard brandName="Schenkwerk" label="Wert" amount="1.250,00 €" footStart="Neu" />
          </div>
          <VoucherCard brandName="Schenkwerk" amount="25,00 €" size="compact" isDecorative />
        </Stack>
      </Specimen>
      <Specimen name="BalanceBar" isWide>
        <div className={styles.bleed}>
          <BalanceBar
            label="Guthaben"
            amount="50,00 €"
            validity="gültig bis 31.12.2029"
            info={
              <Button variant="plain" iconStart="info">
                Über den Gutschein
              </Button>
            }
            action={<Link href="/">Anderen Gutschein eingeben</Link>}
          />
        </div>
      </Specimen>
      <Specimen name="Ticket, CodeDisplay" isWide>
        <Ticket
          head={
            <div className={styles.ticketHead}>
              <div className={styles.plate}>Nordlicht</div>
              <div>
                <strong>Nordlicht</strong>
                <p className="muted">online und vor Ort einlösbar</p>
              </div>
              <div className={`${styles.amount} num`}>25,00 €</div>
            </div>
          }
          foot={
            <Stack direction="row" gap={3}>
              <Button variant="primary" iconStart={drawings.copy}>
                Kopieren
              </Button>
              <Button iconStart={drawings.print}>Drucken</Button>
              <ButtonLink href="/voucher.pdf" download iconStart={drawings.download}>
                PDF herunterladen
              </ButtonLink>
            </Stack>
          }
        >
          <CodeDisplay label="Shopcode" code="NL258KQ47XMR">
            <div className={styles.bars} />
          </CodeDisplay>
          <CodeDisplay label="PIN" code="4711" size="m" />
        </Ticket>
      </Specimen>
    </GallerySection>
  );
}
