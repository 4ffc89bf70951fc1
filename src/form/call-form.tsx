import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ApiError } from '~/api/errors';
import { onIdle } from '~/lib/on-idle';
import { LateProblemNotice } from '~/problem/late-problem-notice';
import type { ProblemNoticeProps } from '~/problem/problem-notice';
import { correctField, focusInvalid } from '~/ui/control-of';
import { isFromServer } from './error-text';
import { FormErrorSummary } from './form-error-summary';
import { PlainForm, type PlainFormProps } from './plain-form';
import { createSummaryItems, SummaryItemsContext } from './summary-items';

interface CallFormProps<Values extends FieldValues> extends Omit<PlainFormProps, 'onSubmit'> {
  form: UseFormReturn<Values, unknown, Values>;
  /** Called with the values once every field is right, and again by "try again". */
  onSubmit: (values: Values) => unknown;
  /**
   * Whether an error summary lists the errors of its fields, and takes the focus. Small forms have
   * none: there the first wrong field takes the focus.
   */
  hasSummary?: boolean;
  /** Why the last call failed, as far as no field says it. */
  failure?: ApiError | undefined;
  /** The failed call may have had its effect, see `Sending`. */
  mayHaveHappened?: boolean | undefined;
  /** Texts and actions that the notice of a failure has in addition to the catalogue. */
  problem?: (error: ApiError) => Partial<ProblemNoticeProps>;
}

/**
 * A form whose values go into a call: checked before they are sent, with everything that can go wrong
 * said at its field, in the error summary or in a notice. Takes `sending` of `useSubmit`.
 */
export function CallForm<Values extends FieldValues>({
  form,
  onSubmit,
  hasSummary = false,
  failure,
  mayHaveHappened,
  problem,
  status,
  children,
  ...plain
}: CallFormProps<Values>) {
  // A lost connection must be reported too, so its notice is loaded before it is needed.
  useEffect(() => onIdle(() => void LateProblemNotice.preload()), []);
  useFirstError(form, !hasSummary);
  const [summaryItems] = useState(createSummaryItems);

  async function send(): Promise<void> {
    let checked: Values | undefined;
    await form.handleSubmit((values) => {
      checked = values;
    })();
    if (checked) await onSubmit(checked);
  }

  return (
    <FormProvider {...form}>
      <SummaryItemsContext value={hasSummary ? summaryItems : undefined}>
        <PlainForm
          {...plain}
          waitUntil={failure?.retryAt}
          onSubmit={() => void send()}
          status={
            <>
              {failure && (
                <LateProblemNotice
                  error={failure}
                  onRetry={() => void send()}
                  mayHaveHappened={mayHaveHappened}
                  isBesideButton
                  {...problem?.(failure)}
                />
              )}
              {status}
            </>
          }
        >
          {hasSummary && <FormErrorSummary items={summaryItems} />}
          {children}
        </PlainForm>
      </SummaryItemsContext>
    </FormProvider>
  );
}

/** The first wrong field takes the focus, once for each submit; a text that a server refused is selected. */
function useFirstError<Values extends FieldValues>(
  { formState: { errors, submitCount } }: UseFormReturn<Values, unknown, Values>,
  isWanted: boolean,
): void {
  const [name, error] = (isWanted && Object.entries(errors)[0]) || [];
  const isRefused = isFromServer(error?.type);
  const focusedFor = useRef(0);
  // Layout effect: the error is in the page by then, so a screen reader reads it with the field.
  useLayoutEffect(() => {
    if (name === undefined || focusedFor.current === submitCount) return;
    focusedFor.current = submitCount;
    focusInvalid(name);
    if (isRefused) correctField(name);
  }, [name, isRefused, submitCount]);
}
