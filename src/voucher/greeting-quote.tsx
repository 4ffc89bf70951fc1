import { useTranslation } from 'react-i18next';
import type { Greeting } from '~/api';
import styles from './greeting-quote.module.css';

/** What the giver wrote, word by word. @param id of the quotation with the name */
export function GreetingQuote({ greeting, id }: { greeting: Greeting; id?: string }) {
  const { t } = useTranslation();
  return (
    <figure id={id} className={styles.greeting}>
      <blockquote dir="auto">{greeting.text}</blockquote>
      <figcaption>{t('greeting.from', { giver: greeting.name })}</figcaption>
    </figure>
  );
}
