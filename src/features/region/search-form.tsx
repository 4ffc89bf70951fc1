import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainForm } from '~/form/plain-form';
import { Icon } from '~/ui/icon';
import { TextField } from '~/ui/text-field';
import styles from './region-page.module.css';
import { MAX_QUERY } from './region-view';

interface SearchFormProps {
  query: string;
  isLoading: boolean;
  onSearch: (query: string) => void;
}

/** Postal code or place; spelling mistakes are forgiven. */
export function SearchForm({ query, isLoading, onSearch }: SearchFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <search>
      <PlainForm
        className={styles.search}
        isPending={isLoading}
        onSubmit={() => {
          const typed = field.current?.value.trim() ?? '';
          setEmpty(typed === '');
          if (typed === '') field.current?.focus();
          else onSearch(typed);
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
          label={t('region.search.label')}
          hint={t('region.search.hint')}
          error={isEmpty ? t('form.required') : undefined}
          prefix={<Icon name="pin" />}
          defaultValue={query}
          maxLength={MAX_QUERY}
          autoComplete="postal-code"
          enterKeyHint="search"
          spellCheck={false}
          required
        />
      </PlainForm>
    </search>
  );
}
