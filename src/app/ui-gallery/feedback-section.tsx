import { useState } from 'react';
import { AlertDialog } from '~/ui/alert-dialog';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import { announce } from '~/ui/live-region';
import { Notice } from '~/ui/notice';
import { ProgressBar, Spinner } from '~/ui/progress';
import { Skeleton } from '~/ui/skeleton';
import { Stack } from '~/ui/stack';
import { Steps } from '~/ui/steps';
import { TextField } from '~/ui/text-field';
import { Timeline } from '~/ui/timeline';
import { GallerySection, Specimen } from './gallery-section';

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'long' | 'alert'>();
  const close = () => setOpen(undefined);
  return (
    <Stack direction="row" gap={3}>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('long')}>Langer Dialog</Button>
      <Button onClick={() => setOpen('alert')}>AlertDialog</Button>
      <Button onClick={() => announce('214 Shops passen zu deinem Guthaben')}>announce</Button>
      <Dialog
        title="Filter"
        closeLabel="Schließen"
        isOpen={open === 'dialog'}
        onOpenChange={close}
        footer={
          <Button variant="primary" onClick={close}>
            42 Shops anzeigen
          </Button>
        }
      >
        <TextField label="Ort oder Postleitzahl" />
      </Dialog>
      <Dialog
        title="Nordlicht"
        closeLabel="Schließen"
        size="l"
        isOpen={open === 'long'}
        onOpenChange={close}
        footer={<Button variant="primary">Diesen Shop wählen</Button>}
      >
        <Stack>
          {Array.from({ length: 14 }, (_, index) => (
            <p key={index}>
              Absatz {index + 1}: Der Gutschein gilt online und in allen Filialen, auch für
              reduzierte Ware. Er lässt sich mit anderen Gutscheinen verbinden.
            </p>
          ))}
        </Stack>
      </Dialog>
      <AlertDialog
        title="Bist du noch da?"
        isOpen={open === 'alert'}
        onOpenChange={close}
        actions={
          <>
            <Button variant="primary" onClick={close}>
              Sitzung verlängern
            </Button>
            <Button onClick={close}>Beenden</Button>
          </>
        }
      >
        <p>Aus Sicherheitsgründen endet deine Sitzung in 2 Minuten.</p>
      </AlertDialog>
    </Stack>
  );
}

export function FeedbackSection() {
  return (
    <GallerySection id="feedback" title="Rückmeldung">
      <Specimen name="Notice">
        <Notice
          tone="error"
          title="Dieser Gutschein ist schon eingelöst"
          level={4}
          code="VCRx15"
          codeLabel="Fehlercode"
          actions={<Button>Hilfe anfordern</Button>}
        >
          <p>
            Der Code wurde am 3. März eingelöst. Warst du das nicht, melde dich mit dem Kassenbon.
          </p>
        </Notice>
        <Notice tone="warning" title="Nur noch 12 Tage gültig" level={4}>
          <p>Löse ihn bis zum 31.12. ein, danach verfällt er.</p>
        </Notice>
      </Specimen>
      <Specimen name="Notice: ohne Titel, mit HTML eines Servers">
        <Notice tone="success" title="Wir haben den Code geschickt" level={4}>
          <p>An m•••@beispiel.de, meist innerhalb einer Stunde.</p>
        </Notice>
        <Notice>
          <p>Neu gekaufte Codes sind spätestens nach 24 Stunden einlösbar.</p>
        </Notice>
        <Notice
          tone="warning"
          html="Bitte <b>vor Ort</b> einlösen:<ul><li>Ausdruck</li><li>Ausweis</li></ul>"
        />
      </Specimen>
      <Specimen name="Steps" isWide>
        <Steps
          label="Aufladen in drei Schritten"
          steps={['Betrag', 'Zahlungsart', 'Bestätigung']}
          current={1}
          doneLabel="erledigt"
        />
      </Specimen>
      <Specimen name="Timeline">
        <Timeline
          label="Stand der Prüfung"
          stateLabels={{ done: 'erledigt', current: 'läuft', next: 'folgt', failed: 'gescheitert' }}
          items={[
            {
              title: 'Angaben erhalten',
              state: 'done',
              time: { text: '3. März, 14:05', dateTime: '2026-03-03T14:05' },
            },
            { title: 'Prüfung', state: 'current', children: 'Das dauert etwa fünf Werktage.' },
            { title: 'Shopcode per E-Mail', state: 'next' },
          ]}
        />
      </Specimen>
      <Specimen name="Spinner, ProgressBar, Skeleton">
        <Spinner label="Wir prüfen deinen Code" />
        <ProgressBar label="Fragen" value={2} max={5} valueText="2 von 5" />
        <div>
          <Skeleton shape="box" height="6rem" />
          <Skeleton width="60%" />
          <Skeleton width="85%" />
        </div>
      </Specimen>
      <Specimen name="Dialog, AlertDialog, announce">
        <Dialogs />
      </Specimen>
      <Specimen name="EmptyState" isWide>
        <EmptyState
          title="Kein Shop passt zu allen Filtern"
          level={3}
          actions={<Button>Filter „vor Ort“ entfernen</Button>}
        >
          Ohne den Filter „vor Ort“ sind es 42 Shops.
        </EmptyState>
      </Specimen>
    </GallerySection>
  );
}
