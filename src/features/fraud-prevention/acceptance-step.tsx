import { Fragment } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FraudDocumentKind } from '~/api';
import { LateAddressText } from '~/form/address/late-address';
import { FormCheckbox } from '~/form/form-fields';
import type { Uploads } from '~/form/upload/use-uploads';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { DescriptionList } from '~/ui/description-list';
import { Fieldset } from '~/ui/fieldset';
import { Link } from '~/ui/link';
import { ACCEPTANCES, type DataValues } from './data-schema';
import { kindTexts } from './document-step';

/** The data to send, and the seven sentences that must be true (requirements 5.023 to 5.029). */
export function AcceptanceStep({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation();
  const texts = {
    acceptsRegisteredAddress: t('fraud.accept.registered-address'),
    acceptsConditions: t('fraud.accept.conditions'),
    acceptsDataForwarding: t('fraud.accept.data-forwarding'),
    acceptsGiftReceived: t('fraud.accept.gift'),
    acceptsPersonalUse: t('fraud.accept.personal-use'),
    acceptsOwnAccount: t('fraud.accept.own-account'),
    acceptsTruthfulData: t('fraud.accept.truthful'),
  };
  const format = useFormat();
  const { getValues } = useFormContext<DataValues>();
  const data = getValues();
  return (
    <>
      <DescriptionList
        items={[
          { term: t('fraud.step.person'), details: `${data.firstName} ${data.lastName}` },
          { term: t('fraud.birth-date.label'), details: format.date(data.birthDate) },
          {
            term: t('fraud.step.address'),
            details: <LateAddressText address={data} />,
          },
          { term: t('checkout.email'), details: data.email },
          {
            term: t('fraud.step.document'),
            details: t('form.summary-item', {
              label: t(kindTexts[data.documentKind as FraudDocumentKind]),
              message: uploads.files.map(({ name }) => name).join(', '),
            }),
          },
        ]}
      />
      <Fieldset legend={t('fraud.accept.legend')} size="label">
        {ACCEPTANCES.map((name) => (
          <Fragment key={name}>
            <FormCheckbox<DataValues> name={name} required>
              {texts[name]}
            </FormCheckbox>
            {name === 'acceptsConditions' && (
              <p>
                <Link
                  href={paths.legal('redemption-conditions')}
                  newTab
                  externalText={t('shell.new-tab')}
                >
                  {t('checkout.terms.read')}
                </Link>
              </p>
            )}
          </Fragment>
        ))}
      </Fieldset>
    </>
  );
}
