import { SearchField } from '@michi/design-system/search-field';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toJobs } from '../../shared/paths.ts';

/** The key that leads to the search. */
const shortcut = '/';

/** Whether a key press belongs to something that is being typed. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The search of the top bar: Enter shows the public jobs that match, and `/` leads to it from anywhere. */
export function GlobalSearch() {
  const { t } = useTranslation('app');
  const { t: tShared } = useTranslation('shared');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== shortcut || hasModifier || event.isComposing || isTyping(event.target)) return;
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
      shortcut={shortcut}
      searchOn="enter"
      onSearch={(text) => {
        const search = text.trim();
        if (search !== '') void navigate(toJobs('PUBLIC', { search }));
      }}
    />
  );
}
