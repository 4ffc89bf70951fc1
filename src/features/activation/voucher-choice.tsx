import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { catalogueEntry } from '~/problem/find-entry';
import { Badge } from '~/ui/badge';
import { Card } from '~/ui/card';
import { Checkbox } from '~/ui/checkbox';
import { Fieldset } from '~/ui/fieldset';
import { isActivatable, type NamedVoucher } from './activation-choice';
import styles from './activation.module.css';

interface VoucherChoiceProps {
  vouchers: readonly NamedVoucher[];
  /** They are all of the order. */
  isWhole: boolean;
  orderNumber: string | undefined;
  /** Ids that the giver does not want to activate now. */
  unwanted: ReadonlySet<string>;
  onChange: (unwanted: ReadonlySet<string>) => void;
  isDisabled: boolean;
  error: string | undefined;
}

/** Every voucher of the order with its state; a box if there is something to choose. */
export function VoucherChoice({
  vouchers,
  isWhole,
  orderNumber,
  unwanted,
  onChange,
  isDisabled,
  error,
}: VoucherChoiceProps) {
  const { t } = useTranslation();
  const open = vouchers.filter(isActivatable);
  const isEverything = open.every(({ id }) => !unwanted.has(id));

  function toggle(id: string, isWanted: boolean) {
    const next = new Set(unwanted);
    if (isWanted) next.delete(id);
    else next.add(id);
    onChange(next);
  }

  return (
    <Card>
      <Fieldset
        key={String(isWhole)}
        id="vouchers"
        legend={t('activation.order', { number: orderNumber })}
        error={error}
        {...(isWhole && { hint: t('activation.count', { count: vouchers.length }) })}
      >
        {open.length > 1 && (
          <div className={styles.all}>
            <Checkbox
              checked={isEverything}
              disabled={isDisabled}
              onChange={() =>
                onChange(isEverything ? new Set(open.map(({ id }) => id)) : new Set())
              }
            >
              {t('activation.all')}
            </Checkbox>
          </div>
        )}
        <ul className={styles.vouchers}>
          {vouchers.map((voucher) => (
            <li key={voucher.id} className={styles.voucher}>
              <VoucherRow
                voucher={voucher}
                isChosen={!unwanted.has(voucher.id)}
                isDisabled={isDisabled}
                onToggle={vouchers.length > 1 ? toggle : undefined}
              />
            </li>
          ))}
        </ul>
      </Fieldset>
    </Card>
  );
}

interface VoucherRowProps {
  voucher: NamedVoucher;
  isChosen: boolean;
  isDisabled: boolean;
  /** Undefined if there is only one voucher and so nothing to choose. */
  onToggle: ((id: string, isWanted: boolean) => void) | undefined;
}

function VoucherRow({ voucher, isChosen, isDisabled, onToggle }: VoucherRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const amount = format.money(voucher.valueInCent, voucher.currency);
  const failure =
    voucher.failure === 'VOUCHER_CANCELLED'
      ? t('activation.cancelled')
      : voucher.failure && t(catalogueEntry(voucher.failure).title);
  if (onToggle && isActivatable(voucher)) {
    return (
      <Checkbox
        checked={isChosen}
        disabled={isDisabled}
        hint={amount}
        isHintBeside
        error={failure}
        onChange={(event) => onToggle(voucher.id, event.currentTarget.checked)}
      >
        {voucher.label}
      </Checkbox>
    );
  }
  return (
    <div className={styles.fixed}>
      <span className={styles.name}>{voucher.label}</span>
      {voucher.state === 'active' ? (
        <Badge tone="success" icon="check">
          {t('activation.active')}
        </Badge>
      ) : (
        <Badge tone={voucher.failure ? 'error' : 'neutral'} icon={voucher.failure && 'close'}>
          {failure ?? t('activation.inactive')}
        </Badge>
      )}
      <span className={styles.amount}>{amount}</span>
    </div>
  );
}
