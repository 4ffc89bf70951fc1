import { useLocation } from 'react-router-dom';

/** Longest order number that the contract takes. */
const MAX_LENGTH = 50;

/** What a link to the order status or to the contact form brings along as its `state`. */
export interface LinkedOrder {
  orderNumber: string;
}

/** The order number that the link to this page brought along; empty when there is none. */
export function useLinkedOrder(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('orderNumber' in state)) return '';
  const { orderNumber } = state;
  return typeof orderNumber === 'string' ? orderNumber.slice(0, MAX_LENGTH) : '';
}
