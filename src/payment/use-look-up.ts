import { lookUpPrepaidVoucher, type PrepaidLookup } from '~/api';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { useSubmit } from '~/form/use-submit';
import { useSiteStore } from '~/sites/use-site';
import { writeCard } from './prepaid-card';
import { paymentStorage } from './payment-storage';

/**
 * Looks up a card by its serial number and keeps it for this tab (requirement 2.067).
 * @param accepts refuses a card that is not the expected one; the stored state stays then
 */
export function useLookUp(accepts: (card: PrepaidLookup) => boolean = () => true) {
  const siteStore = useSiteStore();
  return useSubmit(
    async (serialNumber: string, attempt) => {
      const { id, voucherCategory } = siteStore.getState().site;
      const { data } = await lookUpPrepaidVoucher({
        body: { serialNumber, voucherCategory, ...attempt.captcha },
        throwOnError: true,
      });
      if (accepts(data)) writeCard(paymentStorage, id, data);
      return data;
    },
    { captcha: useCaptcha() },
  );
}
