import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Link } from '~/ui/link';
import { announce } from '~/ui/live-region';
import { TextField } from '~/ui/text-field';
import styles from './help-page.module.css';
import { helpEntries, type HelpEntry, type HelpTopic } from './help-topics';

/** The topics with a search over their titles, lines, answers and other words. Without scripts they are links only. */
export function HelpEntries({ current }: { current: HelpTopic | undefined }) {
  const { t, i18n } = useTranslation();
  const [wanted, setWanted] = useState('');
  // "email" finds "E-Mail".
  const fold = (text: string) => text.toLocaleLowerCase(i18n.language).replaceAll(/[-\u2011]/g, '');
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  const found = helpEntries.filter((entry) => {
    const text = fold(
      textsOf(entry)
        .map((key) => t(key))
        .join(' '),
    );
    return words.every((word) => text.includes(word));
  });
  const isSearching = words.length > 0;
  const count = found.length;
  useEffect(() => {
    if (isSearching) announce(t('help.search.found', { count }));
  }, [isSearching, count, t]);
  return (
    <nav aria-label={t('help.topics')} className={styles.entries}>
      <search className={styles.search}>
        <TextField
          name="topic-search"
          type="search"
          enterKeyHint="search"
          label={t('help.search')}
          prefix={<Icon name="search" />}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      </search>
      {count === 0 && (
        <EmptyState title={t('help.search.none')}>
          <p>{t('help.search.none-text')}</p>
        </EmptyState>
      )}
      <ul className={styles.topics}>
        {found.map((entry) => (
          <li key={entry.href}>
            <Link
              href={entry.href}
              className={styles.topic}
              aria-current={entry.topic && entry.topic.id === current?.id ? 'page' : undefined}
            >
              <span className={styles.icon}>
                <Icon name={entry.icon} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{t(entry.title)}</span>{' '}
                <span className={styles.line}>{t(entry.text)}</span>
              </span>
              <span className={styles.arrow}>
                <Icon name="arrow-right" size="s" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const textsOf = ({ title, text, words, topic }: HelpEntry) => [
  title,
  text,
  words,
  ...(topic?.answers ?? []).flatMap((answer) => [answer.title, answer.text]),
];
