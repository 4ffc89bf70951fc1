import type { ReactNode } from 'react';
import { DialogFrame } from './dialog';

export interface AlertDialogProps {
  title: ReactNode;
  isOpen: boolean;
  /** Escape closes it; a click outside does not. */
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** The buttons that answer; the safe one first. */
  actions: ReactNode;
}

/** Asks for an answer before anything goes on, for example before the session ends. */
export function AlertDialog({ actions, ...props }: AlertDialogProps) {
  return <DialogFrame {...props} footer={actions} size="s" isAlert />;
}
