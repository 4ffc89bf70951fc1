import { useTranslation } from 'react-i18next';
import { isValueChoosable } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import { Icon } from '~/ui/icon';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './how-it-works.module.css';

/** Three steps; where the code stands is explained at its field (requirement 2.051, toggle 3.060). */
export function HowItWorks({ isCodeKnown }: { isCodeKnown: boolean }) {
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
              {isCodeKnown && index === 0 ? <Icon name="check" /> : index + 1}
            </span>
            {isCodeKnown && index === 0 ? (
              <h3 key="done">
                <span>{title}</span> <VisuallyHidden>{`(${t('steps.done')})`}</VisuallyHidden>
              </h3>
            ) : (
              <h3 key="open">{title}</h3>
            )}
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
