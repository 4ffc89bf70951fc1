import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainForm } from '~/form/plain-form';
import { env } from '~/lib/env';
import { plainText } from '~/lib/typed-text';
import { useSite } from '~/sites/use-site';
import { focusInvalid } from '~/ui/control-of';
import { drawings } from '~/ui/drawings';
import { Icon } from '~/ui/icon';
import { TextField } from '~/ui/text-field';
import { examplePlace } from './example-place';
import styles from './region-page.module.css';
import { asPostalCode, MAX_QUERY } from './region-view';

interface SearchFormProps {
  query: string;
  isLoading: boolean;
  onSearch: (query: string) => void;
}

/** Postal code or place; spelling mistakes are forgiven. Without a geocoding service, postal codes only. */
export function SearchForm({ query, isLoading, onSearch }: SearchFormProps) {
  const { t } = useTranslation();
  const example = examplePlace(useSite().country);
  const field = useRef<HTMLInputElement>(null);
  /** A new object for each refused search, so that the error is announced again. */
  const [problem, setProblem] = useState<{ readonly text: string; readonly query: string }>();
  const error = problem?.query === query ? problem : undefined;
  // Back and Forward lead to another search; the field stays, and with it the focus.
  useEffect(() => {
    if (field.current) field.current.value = query;
  }, [query]);
  useEffect(() => {
    if (error) focusInvalid('place');
  }, [error]);
  const hasPlaces = env.geocodingUrl !== undefined;
  const problemOf = (typed: string) => {
    if (typed === '') return t('form.required');
    const isUsable = hasPlaces || asPostalCode(typed) !== undefined;
    return isUsable ? undefined : t('region.search.no-postal-code', example);
  };
  return (
    <search>
      <PlainForm
        className={styles.search}
        isPending={isLoading}
        onSubmit={() => {
          const typed = plainText(field.current?.value ?? '');
          const text = problemOf(typed);
          setProblem(text === undefined ? undefined : { text, query });
          if (text === undefined) onSearch(typed);
        }}
        button={{ size: 'm', isFullWidth: false }}
        submitLabel={t('region.search.submit')}
        pendingLabel={t('region.search.pending')}
      >
        <TextField
          ref={field}
          id="place"
          name="q"
          type="search"
          variant="search"
          label={hasPlaces ? t('region.search.label') : t('checkout.postal-code')}
          hint={
            hasPlaces
              ? t('region.search.hint', example)
              : t('region.search.postal-code-hint', example)
          }
          error={error?.text}
          prefix={<Icon name={drawings.pin} />}
          defaultValue={query}
          maxLength={MAX_QUERY}
          autoComplete="postal-code"
          enterKeyHint="search"
          spellCheck={false}
          required
          onChange={() => setProblem(undefined)}
        />
      </PlainForm>
    </search>
  );
}
