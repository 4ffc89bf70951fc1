import { useState } from 'react';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Checkbox } from '~/ui/checkbox';
import { ErrorSummary } from '~/ui/error-summary';
import { Fieldset } from '~/ui/fieldset';
import { FileField } from '~/ui/file-field';
import { FileItem } from '~/ui/file-item';
import { FileItems } from '~/ui/file-items';
import { Icon } from '~/ui/icon';
import { IconButton } from '~/ui/icon-button';
import { RadioGroup, RadioTile } from '~/ui/radio-group';
import { SelectField } from '~/ui/select-field';
import { Stack } from '~/ui/stack';
import { TextArea } from '~/ui/text-area';
import { TextField } from '~/ui/text-field';
import { GallerySection, Specimen } from './gallery-section';

const countries = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'AT', label: 'Österreich' },
];

function Message() {
  const [text, setText] = useState('Guten Tag, mein Code wird nicht angenommen.');
  return (
    <TextArea
      label="Nachricht"
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
      counter={`noch ${200 - text.length} Zeichen`}
    />
  );
}

function Summary() {
  const [submits, setSubmits] = useState(0);
  return (
    <Stack gap={4} align="start">
      <ErrorSummary
        title="Zwei Angaben fehlen noch"
        focusKey={submits}
        level={3}
        items={[
          { fieldId: 'g-email', text: 'E-Mail-Adresse: Bitte gib eine E-Mail-Adresse an.' },
          { fieldId: 'g-value', text: 'Wert: Bitte wähle einen Wert.' },
        ]}
      />
      <Button onClick={() => setSubmits(submits + 1)}>Absenden (setzt den Fokus)</Button>
    </Stack>
  );
}

export function FormsSection() {
  return (
    <GallerySection id="forms" title="Formulare">
      <Specimen name="TextField code, Checkbox">
        <Card variant="raised">
          <TextField
            label="Gutscheincode"
            hint="Groß- und Kleinschreibung beachten. Leerzeichen entfernen wir."
            variant="code"
            defaultValue="WG7k-2Lmq-9xTB"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Checkbox hint="Jederzeit widerrufbar" defaultChecked>
            Newsletter
          </Checkbox>
          <Button variant="primary" size="l" isFullWidth>
            Guthaben anzeigen
          </Button>
        </Card>
      </Specimen>
      <Specimen name="ErrorSummary">
        <Summary />
      </Specimen>
      <Specimen name="TextField, SelectField">
        <Fieldset legend="Anschrift" hint="Für die Rechnung.">
          <TextField label="Vorname" name="first" autoComplete="given-name" required />
          <TextField label="Firma" optionalLabel="optional" autoComplete="organization" />
          <TextField
            id="g-email"
            label="E-Mail-Adresse"
            hint="Dorthin schicken wir den Shopcode."
            type="text"
            inputMode="email"
            defaultValue="m.beispiel"
            error="Bitte gib eine E-Mail-Adresse an."
            required
          />
          <SelectField label="Land" options={countries} autoComplete="country" />
          <SelectField
            label="Anrede"
            options={[{ value: 'x', label: 'Divers' }]}
            placeholder="Bitte wählen"
            error="Bitte wähle eine Anrede."
            defaultValue=""
          />
        </Fieldset>
      </Specimen>
      <Specimen name="TextField: Zusätze, Zustände">
        <TextField
          label="Shop suchen"
          type="search"
          variant="search"
          placeholder="Name oder Ort"
          prefix={<Icon name="search" />}
        />
        <TextField label="Betrag" inputMode="numeric" suffix="€" defaultValue="50" />
        <TextField
          label="Gutscheincode"
          variant="code"
          defaultValue="WG7k-2Lmq-9xTB"
          error="Diesen Code kennen wir nicht. Prüfe O und 0, I und 1."
        />
        <TextField label="Gesperrt" defaultValue="nicht änderbar" disabled />
        <TextField label="Nur lesbar" defaultValue="4 812 077" readOnly />
        <Message />
      </Specimen>
      <Specimen name="RadioGroup, RadioTile" isWide>
        <RadioGroup
          id="g-value"
          label="Welchen Wert möchtest du?"
          hint="Was übrig ist, bleibt auf deinem Gutschein."
          defaultValue="25"
          isRequired
        >
          <RadioTile value="10" secondary="40,00 € bleiben">
            10,00 €
          </RadioTile>
          <RadioTile value="25" secondary="25,00 € bleiben">
            25,00 €
          </RadioTile>
          <RadioTile
            value="50"
            secondary="nichts bleibt"
            badge={<Badge tone="success">passt genau</Badge>}
          >
            50,00 €
          </RadioTile>
          <RadioTile value="75" secondary="25,00 € zuzahlen">
            75,00 €
          </RadioTile>
          <RadioTile value="100" secondary="nicht verfügbar" isDisabled>
            100,00 €
          </RadioTile>
        </RadioGroup>
        <RadioGroup label="Zahlungsart" layout="list" error="Bitte wähle eine Zahlungsart.">
          <RadioTile value="a" secondary="Weiter zum Anbieter">
            Wallet
          </RadioTile>
          <RadioTile value="b">Karte</RadioTile>
        </RadioGroup>
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox defaultChecked>Den Shopcode auch per E-Mail schicken</Checkbox>
        <Checkbox hint="Du kannst dich jederzeit abmelden.">Neuigkeiten erhalten</Checkbox>
        <Checkbox required error="Bitte bestätige die Bedingungen.">
          Ich habe die <a href="#forms">Einlösebedingungen</a> gelesen und bin einverstanden
        </Checkbox>
        <Checkbox disabled defaultChecked>
          Gesperrt
        </Checkbox>
      </Specimen>
      <Specimen name="FileField">
        <FileField
          prompt="Datei wählen"
          label="Foto des Kassenbons"
          hint="JPG, PNG oder PDF, höchstens 5 MB"
          optionalLabel="optional"
          onFiles={() => undefined}
        />
        <FileField
          label="Fotos der Karte"
          prompt="Datei wählen"
          isInvalid
          onFiles={() => undefined}
        >
          <FileItems label="Gewählte Dateien">
            <FileItem
              name="karte-vorderseite.jpg"
              size="1,2 MB"
              actions={<IconButton icon="close" label="karte-vorderseite.jpg entfernen" />}
            />
            <FileItem
              name="karte-rückseite.gif"
              size="0,4 MB"
              error="Das geht nur mit JPG, PNG oder PDF."
              actions={<IconButton icon="close" label="karte-rückseite.gif entfernen" />}
            />
          </FileItems>
        </FileField>
      </Specimen>
    </GallerySection>
  );
}
