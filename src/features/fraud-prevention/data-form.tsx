import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FraudCheck } from '~/api';
import { FormErrorSummary } from '~/form/form-error-summary';
import { TransferStatus } from '~/form/upload/transfer-status';
import { useUploads } from '~/form/upload/use-uploads';
import { useStep } from '~/form/use-step';
import { ProblemNotice } from '~/problem/problem-notice';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { Steps } from '~/ui/steps';
import { AcceptanceStep } from './acceptance-step';
import { AddressStep } from './address-step';
import { emptyData, STEP_FIELDS, stepSchemas, type DataValues } from './data-schema';
import { DocumentStep } from './document-step';
import { PersonStep } from './person-step';
import { useDataLabels } from './use-data-labels';
import { useSubmitData } from './use-submit-data';
import { WhyCheck } from './why-check';

/** How many pictures the contract takes. */
const MAX_DOCUMENTS = 4;

interface DataFormProps {
  ident: string;
  check: FraudCheck;
  onSubmitted: (check: FraudCheck) => void;
}

/**
 * Person, address, documents, acceptances: one group per step, each an entry of the history, so that
 * Back leads to what was typed. After a reload nothing is left, so it begins at the beginning.
 */
export function DataForm({ ident, check, onSubmitted }: DataFormProps) {
  const { t } = useTranslation();
  const site = useSite();
  const [entry, goTo] = useStep<{ index: number }>();
  const [reached, setReached] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const step = Math.min(entry?.index ?? 0, reached);
  const uploads = useUploads(MAX_DOCUMENTS, true);
  const form = useForm<DataValues>({
    // A step knows its own fields only; together the steps know all.
    resolver: zodResolver(
      stepSchemas(site.refuseRu === true)[step] as never,
    ) as unknown as Resolver<DataValues>,
    defaultValues: emptyData(site.country),
    shouldFocusError: false,
    mode: 'onTouched',
  });
  const labels = useDataLabels();
  async function show(index: number) {
    setMoved(true);
    setReached((furthest) => Math.max(furthest, index));
    // A step that was not sent yet shows no errors while it is being filled.
    form.reset(form.getValues());
    await goTo({ index });
  }
  const { state, failure, failedStep, transfer, submit } = useSubmitData({
    ident,
    form,
    uploads,
    showStep: show,
  });
  const isLast = step === STEP_FIELDS.length - 1;
  async function send() {
    let isRight = false;
    await form.handleSubmit(() => {
      isRight = true;
    })();
    if (!isRight) return;
    await (isLast ? submit(onSubmitted) : show(step + 1));
  }
  const names = [
    t('fraud.step.person'),
    t('fraud.step.address'),
    t('fraud.step.document'),
    t('fraud.step.accept'),
  ];
  const fields = [
    <PersonStep key="person" />,
    <AddressStep key="address" />,
    <DocumentStep key="document" kinds={check.documentKinds} uploads={uploads} />,
    <AcceptanceStep key="accept" uploads={uploads} />,
  ];
  return (
    <FormProvider {...form}>
      <Page
        key={step}
        title={step === 0 ? t('fraud.title') : names[step]}
        lead={step === 0 ? t('fraud.lead') : undefined}
        width="form"
        isStep={hasMoved}
      >
        {step === 0 && <WhyCheck check={check} />}
        <Steps
          label={t('fraud.steps')}
          steps={names}
          current={step}
          doneLabel={t('fraud.state.done')}
        />
        <Card variant="raised">
          <form
            noValidate
            aria-busy={state.status === 'pending'}
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <Stack gap={5}>
              <FormErrorSummary
                fields={(STEP_FIELDS[step] ?? []).map((name) => ({ name, label: labels[name] }))}
              />
              {fields[step]}
              {failure && step === failedStep && (
                <ProblemNotice error={failure} onRetry={isLast ? () => void send() : undefined} />
              )}
              {isLast && <TransferStatus transfer={transfer} onRetry={() => void send()} />}
              <Button
                type="submit"
                variant="primary"
                size="l"
                isFullWidth
                isPending={state.status === 'pending'}
                pendingLabel={t('form.transfer.label')}
              >
                {isLast ? t('fraud.submit') : t('fraud.next')}
              </Button>
              {step > 0 && (
                <Button iconStart="arrow-left" onClick={() => void show(step - 1)}>
                  {t('fraud.back')}
                </Button>
              )}
            </Stack>
          </form>
        </Card>
        <p>{t('fraud.memory')}</p>
      </Page>
    </FormProvider>
  );
}
