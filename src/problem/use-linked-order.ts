import { useLocation } from 'react-router-dom';
import { isJson } from '~/lib/json';

/** Longest order number that the contract takes. */
const MAX_LENGTH = 50;

/** The `state` of a link to the order status or to the contact form. */
export interface LinkedOrder {
  orderNumber: string;
}

/** The beginning of the message, from a link to the contact form. */
export interface LinkedMessage {
  message: string;
}

/** The order number that the link to this page brought along; empty when there is none. */
export const useLinkedOrder = (): string => useLinked('orderNumber').slice(0, MAX_LENGTH);

/** The message that the link to this page brought along; empty when there is none. */
export const useLinkedMessage = (): string => useLinked('message');

function useLinked(name: 'orderNumber' | 'message'): string {
  const state: unknown = useLocation().state;
  const value: unknown = isJson(state) ? state[name] : undefined;
  return typeof value === 'string' ? value : '';
}
