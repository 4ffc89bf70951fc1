import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FraudCheck } from '~/api';
import { CallForm } from '~/form/call-form';
import { LateAddressFields } from '~/form/address/late-address';
import { TransferStatus } from '~/form/upload/transfer-status';
import { useUploads } from '~/form/upload/use-uploads';
import { useSchemaForm } from '~/form/use-schema-form';
import { useStep } from '~/form/use-step';
import { paths } from '~/lib/paths';
import { useSite, useSiteStore } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { drawings } from '~/ui/drawings';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { Steps } from '~/ui/steps';
import { AcceptanceStep } from './acceptance-step';
import { AddressStep } from './address-step';
import { dataSchema, STEP_FIELDS, stepResolver } from './data-schema';
import { DocumentStep } from './document-step';
import { keepData, readKeptData } from './kept-data';
import { PersonStep } from './person-step';
import { useSubmitData } from './use-submit-data';
import { WhyCheck } from './why-check';

/** How many pictures the contract takes. */
const MAX_DOCUMENTS = 4;

/** Where they are asked for. */
const DOCUMENT_STEP = STEP_FIELDS.findIndex((names) => names.includes('documents'));

interface DataFormProps {
  ident: string;
  check: FraudCheck;
  onSubmitted: (check: FraudCheck) => void;
}

/**
 * Person, address, documents, acceptances: one group per step, each an entry of the history, so that
 * Back and a reload keep typed data, but not the photos: they are asked for again.
 */
export function DataForm({ ident, check, onSubmitted }: DataFormProps) {
  const { t } = useTranslation();
  const site = useSite();
  const { id: siteId } = useSiteStore().getState().site;
  const [entry, goTo] = useStep<{ index: number }>();
  const { transactionNumber } = check;
  const [kept] = useState(() => readKeptData(siteId, transactionNumber, site.country));
  const [reached, setReached] = useState(Math.min(kept.reached, DOCUMENT_STEP));
  const step = Math.min(entry?.index ?? 0, reached);
  const hasMoved = useMoved(step);
  const uploads = useUploads(MAX_DOCUMENTS, true);
  const names = STEP_FIELDS[step] ?? [];
  const refusesRu = site.refuseRu === true;
  const form = useSchemaForm(dataSchema(refusesRu), kept.values, {
    resolver: stepResolver(names, refusesRu),
  });
  // A reload would lose typed data, so the next step is not loaded when it is needed only.
  useEffect(() => void LateAddressFields.preload(), []);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepData(siteId, transactionNumber, { values, reached }),
      }),
    [form, siteId, transactionNumber, reached],
  );
  async function show(index: number) {
    const furthest = Math.max(reached, index);
    setReached(furthest);
    keepData(siteId, transactionNumber, { values: form.getValues(), reached: furthest });
    // A step that was not sent yet shows no errors while it is being filled.
    form.reset(form.getValues());
    await goTo({ index });
  }
  const { sending, failedStep, transfer, submit } = useSubmitData({
    ident,
    form,
    uploads,
    showStep: show,
  });
  const isLast = step === STEP_FIELDS.length - 1;
  const titles = [
    t('fraud.step.person'),
    t('fraud.step.address'),
    t('fraud.step.document'),
    t('fraud.step.accept'),
  ];
  usePageTitle(`${titles[step]} – ${t('fraud.title')}`);
  const fields = [
    <PersonStep key="person" />,
    <AddressStep key="address" />,
    <DocumentStep key="document" kinds={check.documentKinds} uploads={uploads} />,
    <AcceptanceStep key="accept" uploads={uploads} />,
  ];
  return (
    <Page
      key={step}
      title={step === 0 ? t('fraud.title') : titles[step]}
      lead={step === 0 ? t('fraud.lead') : undefined}
      isStep={hasMoved}
    >
      <OwnScroll />
      <Steps
        label={t('fraud.steps')}
        steps={titles}
        current={step}
        doneLabel={t('fraud.state.done')}
      />
      {step === 0 && <WhyCheck check={check} />}
      <Card variant="raised">
        <CallForm
          {...sending}
          {...(step !== failedStep && { failure: undefined })}
          form={form}
          hasSummary
          onSubmit={(values) => (isLast ? submit(values, onSubmitted) : show(step + 1))}
          problem={() => (isLast ? {} : { onRetry: undefined })}
          status={isLast && <TransferStatus transfer={transfer} />}
          submitLabel={isLast ? t('fraud.submit') : t('fraud.next')}
          pendingLabel={t('form.transfer.label')}
          footer={
            step > 0 && (
              <Button iconStart="arrow-left" onClick={() => void show(step - 1)}>
                {t('fraud.back')}
              </Button>
            )
          }
        >
          {fields[step]}
        </CallForm>
      </Card>
      <p>{t('fraud.memory')}</p>
      <p>
        <ButtonLink href={paths.help('other')} iconStart={drawings.help}>
          {t('problem.way.help')}
        </ButtonLink>
      </p>
    </Page>
  );
}

/** Whether another step was shown before. */
function useMoved(step: number): boolean {
  const [shown, setShown] = useState({ step, hasMoved: false });
  if (shown.step !== step) setShown({ step, hasMoved: true });
  return shown.hasMoved;
}

/**
 * Leaves it to the page to scroll to the heading of a step: after Back and Forward the browser would scroll to where
 * the step was left. Each step is an entry of the history with a setting of its own.
 */
function OwnScroll() {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);
  return null;
}
