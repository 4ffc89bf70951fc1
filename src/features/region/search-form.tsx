import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/icon';
import { NativeButton } from '~/ui/native-button';
import { NativeTextField } from '~/ui/native-text-field';
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
      <form
        className={styles.search}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = field.current?.value.trim() ?? '';
          setEmpty(typed === '');
          if (typed === '') return field.current?.focus();
          onSearch(typed);
        }}
      >
        <NativeTextField
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
        <NativeButton
          type="submit"
          variant="primary"
          isPending={isLoading}
          pendingLabel={t('region.search.pending')}
        >
          {t('region.search.submit')}
        </NativeButton>
      </form>
    </search>
  );
}
