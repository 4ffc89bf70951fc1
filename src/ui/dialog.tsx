import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button as AriaButton } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import styles from './dialog.module.css';
import { Icon } from './icon';

interface BaseDialogProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Stays at the lower edge while the content scrolls: the buttons. */
  footer?: ReactNode;
}

export interface DialogProps extends BaseDialogProps {
  closeLabel: string;
  /**
   * Width from 48rem on: `s` 28rem, `m` 40rem, `l` 58rem. Below, the first two are a sheet at the lower edge,
   * as high as its content. `full` is always the whole screen, white in any scheme.
   */
  size?: 's' | 'm' | 'l' | 'full';
}

interface FrameProps extends BaseDialogProps {
  size: 's' | 'm' | 'l' | 'full';
  isAlert?: boolean;
  close?: ReactNode;
}

/** Screen readers read a focused dialog from beginning to end, but of a focused title the title alone. */
const takeFocus = (title: HTMLElement | null): void => title?.focus({ preventScroll: true });

export function DialogFrame({
  title,
  isOpen,
  onOpenChange,
  children,
  footer,
  size,
  isAlert = false,
  close,
}: FrameProps) {
  return (
    // The hidden button that closes it has its label in the language of the page, not of the browser.
    <I18nProvider locale={document.documentElement.lang}>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={!isAlert}
        className={styles.overlay ?? ''}
        data-alert={isAlert || undefined}
      >
        <Modal className={styles.modal ?? ''} data-size={size}>
          <AriaDialog role={isAlert ? 'alertdialog' : 'dialog'} className={styles.dialog ?? ''}>
            <div className={styles.header}>
              <Heading
                slot="title"
                level={2}
                className={styles.title ?? ''}
                {...(!isAlert && { tabIndex: -1, ref: takeFocus })}
              >
                {title}
              </Heading>
              {close}
            </div>
            <div className={styles.body}>{children}</div>
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

/**
 * A modal dialog. Escape, the close button and a click outside close it, and the
 * focus goes back to the element that had it before.
 */
export function Dialog({ closeLabel, size = 'm', onOpenChange, ...props }: DialogProps) {
  return (
    <DialogFrame
      {...props}
      onOpenChange={onOpenChange}
      size={size}
      close={
        <AriaButton
          className={styles.close ?? ''}
          aria-label={closeLabel}
          onPress={() => onOpenChange(false)}
        >
          <Icon name="close" />
        </AriaButton>
      }
    />
  );
}
