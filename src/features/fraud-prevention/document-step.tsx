import { useTranslation } from 'react-i18next';
import type { FraudDocumentKind } from '~/api';
import { FormRadioGroup } from '~/form/form-radio-group';
import { FormUploadField } from '~/form/upload/form-upload-field';
import type { Uploads } from '~/form/upload/use-uploads';
import { messageKey } from '~/i18n/message-key';
import { Disclosure } from '~/ui/disclosure';
import { RadioTile } from '~/ui/radio-group';
import type { DataValues } from './data-schema';

export const kindTexts = {
  identity_card: messageKey('fraud.document.identity-card'),
  passport: messageKey('fraud.document.passport'),
  utility_bill: messageKey('fraud.document.utility-bill'),
} satisfies Record<FraudDocumentKind, string>;

const allKinds = Object.keys(kindTexts) as FraudDocumentKind[];

/** A server may accept kinds that this form has no text for; if it has one for none, each can be sent. */
function offeredKinds(accepted: readonly string[]): readonly FraudDocumentKind[] {
  const known = allKinds.filter((kind) => accepted.includes(kind));
  return known.length > 0 ? known : allKinds;
}

interface DocumentStepProps {
  kinds: readonly string[];
  uploads: Uploads;
}

/** Which document, and its pictures (requirement 3.163). */
export function DocumentStep({ kinds, uploads }: DocumentStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <FormRadioGroup<DataValues>
        name="documentKind"
        label={t('fraud.document.kind')}
        hint={t('fraud.document.one')}
        layout="list"
        isRequired
      >
        {offeredKinds(kinds).map((kind) => (
          <RadioTile key={kind} value={kind}>
            {t(kindTexts[kind])}
          </RadioTile>
        ))}
      </FormRadioGroup>
      <FormUploadField<DataValues>
        name="documents"
        label={t('fraud.document.files')}
        uploads={uploads}
      />
      <Disclosure summary={t('fraud.document.tips.title')}>
        <p>{t('fraud.document.tips.text')}</p>
      </Disclosure>
    </>
  );
}
