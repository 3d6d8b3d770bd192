import { SearchField } from '@michi/design-system/search-field';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toJobs } from '../../shared/navigation/paths.ts';

/** The search of the top bar: Enter shows the public jobs that match, and Control+/ leads to it from anywhere. */
export function GlobalSearch() {
  const { t } = useTranslation('app');
  const { t: tShared } = useTranslation('shared');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      // Never the key alone: whoever speaks to the page would press it with a word (WCAG 2.1.4).
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <SearchField
      ref={input}
      label={t('search.label')}
      labelHidden
      placeholder={t('search.placeholder')}
      clearLabel={tShared('actions.clear')}
      variant="quiet"
      shortcut="Control+/"
      searchOn="enter"
      onSearch={(text) => {
        const search = text.trim();
        if (search !== '') void navigate(toJobs('PUBLIC', { search }));
      }}
    />
  );
}
