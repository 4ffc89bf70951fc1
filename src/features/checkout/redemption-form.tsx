import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import styles from './checkout-form.module.css';

interface RedemptionFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  isPending: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form around what is asked for a redemption or a donation. */
export function RedemptionForm<Values extends FieldValues>({
  form,
  isPending,
  onSubmit,
  children,
}: RedemptionFormProps<Values>) {
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.form}
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onSubmit();
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}
