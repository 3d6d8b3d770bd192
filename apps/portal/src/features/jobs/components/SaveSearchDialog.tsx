import { invalidateListSavedSearches, createSavedSearch } from '@michi/api/job';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import type { JobAudience } from '../../../shared/navigation/paths.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import type { JobAddress } from '../jobAddress.ts';
import { filtersToSave } from '../savedSearch.ts';
import { useAppliedFilters } from '../useAppliedFilters.ts';
import { SearchNameDialog } from './SearchNameDialog.tsx';

export interface SaveSearchDialogProps {
  readonly address: JobAddress;
  readonly audience: JobAudience;
  readonly onClose: () => void;
}

/** Saves the current search under a name; the default name lists its text and filters. */
export default function SaveSearchDialog({ address, audience, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const client = useQueryClient();
  const applied = useAppliedFilters(address.filters);
  return (
    <SearchNameDialog
      title={t('saved.saveTitle')}
      description={t('saved.saveWhat')}
      name={format.list([address.search === '' ? null : address.search, ...applied.map(({ name }) => name)])}
      send={(name) => createSavedSearch({ name, audience, filters: filtersToSave(address) })}
      onSent={() => {
        notify.success(t('saved.done'));
        onClose();
        return invalidateListSavedSearches(client);
      }}
      onClose={onClose}
    />
  );
}
