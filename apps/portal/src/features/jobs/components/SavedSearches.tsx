import { useListSavedSearches } from '@michi/api/job';
import { MenuChip } from '@michi/design-system/chip';
import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useIsFirstDataRendered } from '../../../shared/global-data/GlobalDataProvider.tsx';
import type { JobAudience } from '../../../shared/navigation/paths.ts';
import { countFilters, type JobAddress } from '../jobAddress.ts';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const SavedSearchesDrawer = lazyDialog(() => import('./SavedSearchesDrawer.tsx'));
const SaveSearchDialog = lazyDialog(() => import('./SaveSearchDialog.tsx'));

export interface SavedSearchesProps {
  readonly address: JobAddress;
  readonly audience: JobAudience;
}

/** Chips for saving the current search and for opening saved searches, with the number of new jobs. */
export function SavedSearches({ address, audience }: SavedSearchesProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const [open, setOpen] = useState<'list' | 'save' | null>(null);
  const { data: searches = [] } = useListSavedSearches({
    query: { enabled: useIsFirstDataRendered() },
  });
  const news = searches.reduce((sum, { newJobs }) => sum + newJobs, 0);
  const isSearched = address.search !== '' || countFilters(address.filters) > 0;
  const close = () => setOpen(null);
  return (
    <>
      {isSearched && (
        <MenuChip add onClick={() => setOpen('save')}>
          {t('saved.save')}
        </MenuChip>
      )}
      <MenuChip plain icon={Bookmark} active={news > 0} onClick={() => setOpen('list')}>
        {news > 0 ? t('saved.openWithNew', { formatted: format.number(news) }) : t('saved.open')}
      </MenuChip>
      <Suspense fallback={null}>
        {open === 'list' && <SavedSearchesDrawer onClose={close} />}
        {open === 'save' && <SaveSearchDialog address={address} audience={audience} onClose={close} />}
      </Suspense>
    </>
  );
}
