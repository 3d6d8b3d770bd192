import { IconButton } from '@michi/design-system/icon-button';
import { SearchButton } from '@michi/design-system/search-button';
import { Search } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../shared/ui/screen/lazyPart.tsx';
import { commandKey, useShortcuts } from '../shortcuts/useShortcuts.ts';

const SearchDialog = lazyDialog(() => import('../search/SearchDialog.tsx'));
const ShortcutsDialog = lazyDialog(() => import('../shortcuts/ShortcutsDialog.tsx'));

/**
 * Opens the search of the portal and listens for its shortcuts.
 * @param shownAs an icon in the bar of a phone, or nothing if the bar has no room
 */
export function GlobalSearch({ shownAs = 'field' }: { readonly shownAs?: 'field' | 'icon' | 'nothing' }) {
  const { t } = useTranslation('app');
  const [shown, setShown] = useState<'search' | 'shortcuts' | null>(null);
  const onSearch = useCallback(() => setShown('search'), []);
  const onHelp = useCallback(() => setShown('shortcuts'), []);
  const onClose = () => setShown(null);
  useShortcuts({ onSearch, onHelp });
  return (
    <>
      {shownAs === 'icon' && <IconButton label={t('search.label')} icon={Search} onClick={onSearch} />}
      {shownAs === 'field' && (
        <SearchButton shortcut={`${commandKey()}+K`} onClick={onSearch}>
          {t('search.placeholder')}
        </SearchButton>
      )}
      <Suspense fallback={null}>
        {shown === 'search' && <SearchDialog onClose={onClose} />}
        {shown === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
      </Suspense>
    </>
  );
}
