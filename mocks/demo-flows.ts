import data from './demo-flows.json' with { type: 'json' };
import type { Answer } from './contract.ts';

/** Demo data of a flow: the input, its effect and the answer of the mock. */
export interface FlowEntry extends Answer {
  readonly shows: string;
}
export interface DemoCard extends FlowEntry {
  readonly serialNumber: string;
  readonly init?: Answer;
}
export interface DemoCharge extends FlowEntry {
  readonly amountInCent: number;
  /** Answers the start of a payment; otherwise its end. */
  readonly at?: 'init';
  /** What starting a card payment answers. */
  readonly card?: string;
}
export interface DemoSecret extends FlowEntry {
  readonly ident: string;
  readonly pin?: string;
  readonly isLocked?: boolean;
}
export interface DemoPlace {
  readonly query: string;
  readonly postalCodes: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly shows: string;
  /** Names of the examples of the shops around it and of the place itself. */
  readonly points: string;
  readonly geocoding: string;
}

export const partnerLinks = data.partnerLinks as readonly DemoSecret[];
export const activations = data.activations as readonly (FlowEntry & {
  readonly orderHash: string;
  readonly activate?: Answer;
})[];
export const reactivations = data.reactivations as readonly (FlowEntry & {
  readonly code: string;
})[];
export const resends = data.resends as readonly (FlowEntry & { readonly code: string })[];
export const cards = data.cards as readonly DemoCard[];
export const charges = data.charges as readonly DemoCharge[];
export const downloads = data.downloads as readonly DemoSecret[];
export const identityChecks = data.identityChecks as readonly DemoSecret[];
export const places = data.places as readonly DemoPlace[];
