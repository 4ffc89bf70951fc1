import { useLocation } from 'react-router-dom';
import { isJson } from '~/lib/json';

/** Longest order number that the contract takes. */
const MAX_LENGTH = 50;

/** What a link to the order status or to the contact form brings along as its `state`. */
export interface LinkedOrder {
  orderNumber: string;
}

/** What a link to the contact form brings along as the beginning of its message. */
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
