import { useState } from 'react';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { ChipCheckbox, ChipRadio, ChipRow } from '~/ui/chip';
import { Disclosure } from '~/ui/disclosure';
import { drawings } from '~/ui/drawings';
import { Fieldset } from '~/ui/fieldset';
import { Link } from '~/ui/link';
import { MenuButton } from '~/ui/menu-button';
import { Stack } from '~/ui/stack';
import { GallerySection, Specimen } from './gallery-section';

const variants = ['primary', 'tinted', 'quiet', 'plain'] as const;

function Buttons() {
  const [isPending, setIsPending] = useState(true);
  return (
    <Stack gap={4}>
      {(['m', 'l'] as const).map((size) => (
        <Stack key={size} direction="row" gap={3}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant === 'primary' ? 'Guthaben anzeigen' : variant}
            </Button>
          ))}
        </Stack>
      ))}
      <Stack direction="row" gap={3}>
        <Button variant="primary" isPending={isPending} pendingLabel="Wird geprüft">
          Guthaben anzeigen
        </Button>
        <Button isPending={isPending} pendingLabel="Lädt" iconStart={drawings.download}>
          PDF herunterladen
        </Button>
        <Button variant="plain" onClick={() => setIsPending(!isPending)}>
          Warten umschalten
        </Button>
      </Stack>
      <Stack direction="row" gap={3}>
        <Button variant="primary" disabled>
          Gesperrt
        </Button>
        <Button variant="primary" iconEnd="arrow-right">
          Weiter
        </Button>
        <ButtonLink href="https://example.org" externalText="öffnet eine andere Website">
          Zum Shop
        </ButtonLink>
      </Stack>
      <Button variant="primary" size="l" isFullWidth>
        Ganze Breite mit einem Text, der auf kleinen Bildschirmen auch zwei Zeilen brauchen darf
      </Button>
    </Stack>
  );
}

export function ActionsSection() {
  return (
    <GallerySection id="actions" title="Handeln und wählen">
      <Specimen name="Button, ButtonLink">
        <Buttons />
      </Specimen>
      <Specimen name="Link, Badge, MenuButton">
        <p>
          Ein Text mit einem <Link href="/hilfe">Link im Satz</Link> und einem, der{' '}
          <Link href="https://example.org" externalText="andere Website">
            hinausführt
          </Link>
          .
        </p>
        <Stack direction="row" gap={2}>
          <Badge>vor Ort</Badge>
          <Badge tone="brand">neu</Badge>
          <Badge tone="success">passt genau</Badge>
          <Badge tone="warning">bald ungültig</Badge>
          <Badge tone="error">gesperrt</Badge>
          <Badge tone="info">in Prüfung</Badge>
          <Badge tone="success" icon="check" size="m">
            Eingelöst
          </Badge>
        </Stack>
        <Stack direction="row" gap={3}>
          <MenuButton
            items={[
              { href: '#1', label: 'Für mich' },
              { href: '#2', label: 'Für meine Firma', isCurrent: true },
            ]}
          >
            Gutschein kaufen
          </MenuButton>
          <MenuButton
            variant="outlined"
            label="DE – Sprache wählen"
            items={[
              { href: '#de', label: 'Deutsch', lang: 'de', isCurrent: true },
              { href: '#fr', label: 'Français', lang: 'fr' },
              { href: '#it', label: 'Italiano', lang: 'it' },
            ]}
          >
            DE
          </MenuButton>
        </Stack>
      </Specimen>
      <Specimen name="ChipCheckbox, ChipRadio, ChipRow" isWide>
        <Fieldset legend="Kategorie" size="label">
          <ChipRow>
            <ChipCheckbox defaultChecked>Passt zu 50 €</ChipCheckbox>
            {['Mode', 'Technik', 'Wohnen', 'Erlebnis', 'Bücher', 'Essen und Trinken'].map(
              (name) => (
                <ChipCheckbox key={name}>{name}</ChipCheckbox>
              ),
            )}
            <ChipCheckbox disabled>Reisen</ChipCheckbox>
          </ChipRow>
        </Fieldset>
        <Fieldset legend="Wo einlösen" size="label">
          <ChipRow>
            <ChipRadio name="where" defaultChecked>
              Überall
            </ChipRadio>
            <ChipRadio name="where">Online</ChipRadio>
            <ChipRadio name="where">Vor Ort</ChipRadio>
          </ChipRow>
        </Fieldset>
      </Specimen>
      <Specimen name="Disclosure card">
        <Stack gap={2}>
          <Disclosure variant="card" name="faq" isInitiallyOpen summary="Wo finde ich meinen Code?">
            <p>Auf der Rückseite der Karte unter dem Rubbelfeld, oder in der E-Mail.</p>
          </Disclosure>
          <Disclosure variant="card" name="faq" summary="Warum wird mein Code nicht angenommen?">
            <p>Oft sind O und 0 oder I und 1 vertauscht.</p>
          </Disclosure>
        </Stack>
      </Specimen>
      <Specimen name="Disclosure plain">
        <Disclosure summary="Einlösebedingungen">
          <p>Der Gutschein gilt drei Jahre ab dem Ende des Jahres, in dem er gekauft wurde.</p>
        </Disclosure>
      </Specimen>
    </GallerySection>
  );
}
