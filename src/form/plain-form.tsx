import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { useSecondsUntil } from '~/lib/use-seconds-until';
import { CureContext } from '~/problem/cure-context';
import { Button, type ButtonProps } from '~/ui/button';
import { CaptchaField } from './captcha/captcha-field';
import type { Captcha } from './captcha/use-captcha';
import styles from './plain-form.module.css';

export interface PlainFormProps extends Omit<
  ComponentProps<'form'>,
  'noValidate' | 'aria-busy' | 'onSubmit'
> {
  onSubmit: () => void;
  /** While it is true, nothing is submitted. */
  isPending?: boolean;
  /** Nothing can be submitted before, epoch ms: the server wants it. */
  waitUntil?: number | undefined;
  /** Stands below the button. */
  captcha?: Captcha | undefined;
  submitLabel: string;
  /** The label of the button while the form is pending. */
  pendingLabel?: string;
  button?: Pick<ButtonProps, 'iconStart' | 'disabled' | 'variant' | 'size' | 'isFullWidth'>;
  /** `small`: beside the main purpose of its page; `page`: the form is the page. */
  size?: 'small' | 'card' | 'page';
  /** Stands before the button: how it went so far. */
  status?: ReactNode;
  /** Stands below the button. */
  footer?: ReactNode;
  /** The last part of the form before the button, in one element with it. */
  conclusion?: ReactNode;
}

/**
 * A form with its captcha and its button. It needs no form library, for the landing page; forms with
 * rules are a `CallForm`.
 */
export function PlainForm({
  onSubmit,
  isPending,
  waitUntil,
  captcha,
  submitLabel,
  pendingLabel,
  button,
  size = 'card',
  status,
  footer,
  conclusion,
  children,
  ...form
}: PlainFormProps) {
  const isSmall = size === 'small';
  const [hasCure, setCure] = useState(false);
  const cure = useMemo(() => ({ hasCure, setCure }), [hasCure]);
  const isWaiting = useSecondsUntil(waitUntil) > 0;
  const submit = (
    <Button
      type="submit"
      variant={isSmall || hasCure ? 'quiet' : 'primary'}
      size={isSmall ? 'm' : 'l'}
      isFullWidth={!isSmall}
      isPending={isPending === true}
      {...(pendingLabel !== undefined && { pendingLabel })}
      {...button}
      disabled={isWaiting || button?.disabled === true}
    >
      {submitLabel}
    </Button>
  );
  const end = (
    <>
      {status}
      {isSmall ? <div>{submit}</div> : submit}
      {/* Below the button, which stays where it is while the check goes on. */}
      {captcha && <CaptchaField captcha={captcha} id="captcha" />}
      {footer}
    </>
  );
  return (
    <form
      className={styles.form}
      data-size={size}
      {...form}
      noValidate
      aria-busy={isPending}
      onInput={() => {
        setCure(false);
        captcha?.begin();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !isWaiting) onSubmit();
      }}
    >
      <CureContext value={cure}>
        {children}
        {conclusion ? (
          <div>
            {conclusion}
            {end}
          </div>
        ) : (
          end
        )}
      </CureContext>
    </form>
  );
}
