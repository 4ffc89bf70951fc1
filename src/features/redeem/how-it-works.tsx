import { useTranslation } from 'react-i18next';
import { isValueChoosable } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import styles from './how-it-works.module.css';

/** Three steps; where the code stands is explained at its field (requirement 2.051, toggle 3.060). */
export function HowItWorks() {
  const { t } = useTranslation();
  const site = useSite();
  const steps = [
    { title: t('redeem.steps.code.title'), text: t('redeem.steps.code.text') },
    isValueChoosable(site)
      ? { title: t('redeem.steps.shop.title'), text: t('redeem.steps.shop.text') }
      : { title: t('redeem.steps.shop.title-fixed'), text: t('redeem.steps.shop.text-fixed') },
    { title: t('redeem.steps.receive.title'), text: t('redeem.steps.receive.text') },
  ];
  return (
    <section aria-labelledby="how-it-works" className={styles.section}>
      <h2 id="how-it-works">{t('redeem.steps.title')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
