import type { PointerMap } from '~/form/submit-errors';
import type { DonationValues } from './donation-schema';

/** Fields of the form of a donation by the pointer under which the server refuses them. */
export const donationPointers: PointerMap<DonationValues> = {
  '/donationOrganisationId': 'organisation',
  '/redeemValue': 'amount',
  '/customer/company': 'company',
  '/customer/salutation': 'salutation',
  '/customer/firstName': 'firstName',
  '/customer/lastName': 'lastName',
  '/customer/street': 'street',
  '/customer/streetNumber': 'streetNumber',
  '/customer/additionalAddress': 'additionalAddress',
  '/customer/postalCode': 'postalCode',
  '/customer/city': 'city',
  '/customer/email': 'email',
  '/customer/email2': 'repeatEmail',
  '/customer/phone': 'phone',
  '/termsAccepted': 'termsAccepted',
};
