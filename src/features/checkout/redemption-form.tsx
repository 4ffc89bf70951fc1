import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import styles from './checkout-form.module.css';
import type { Sending } from './use-sending';

interface RedemptionFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  sending: Sending;
  children: ReactNode;
}

/** The form around what is asked for a redemption or a donation. */
export function RedemptionForm<Values extends FieldValues>({
  form,
  sending,
  children,
}: RedemptionFormProps<Values>) {
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.form}
        aria-busy={sending.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          sending.send();
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}
