import {
  createSavedSearch,
  invalidateListSavedSearches,
  updateSavedSearch,
  useDeleteSavedSearch,
  useListSavedSearches,
  useReadSavedSearch,
  type SavedSearch,
} from '@michi/api/job';
import { Badge } from '@michi/design-system/badge';
import { MenuChip } from '@michi/design-system/chip';
import { Drawer } from '@michi/design-system/drawer';
import { EmptyState } from '@michi/design-system/empty-state';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useIsFirstDataRendered } from '../../../shared/GlobalDataProvider.tsx';
import type { JobAudience } from '../../../shared/navigation/paths.ts';
import { ConfirmDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { NameDialog, type NameDialogProps } from '../../../shared/ui/dialogs/NameDialog.tsx';
import { FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { countFilters, filtersToSave, maxNewJobs, searchLocation, type JobAddress } from '../jobAddress.ts';
import { useAppliedFilters } from '../useAppliedFilters.ts';

interface SavedSearchesProps {
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

      {open === 'list' && <SavedSearchesDrawer onClose={close} />}
      {open === 'save' && <SaveSearchDialog address={address} audience={audience} onClose={close} />}
    </>
  );
}

interface SaveSearchDialogProps {
  readonly address: JobAddress;
  readonly audience: JobAudience;
  readonly onClose: () => void;
}

/** Saves the current search under a name; the default name lists its text and filters. */
export function SaveSearchDialog({ address, audience, onClose }: SaveSearchDialogProps) {
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

/** Saved searches, to open, rename or delete. */
export function SavedSearchesDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const { data: searches, isError, refetch } = useListSavedSearches();
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  const [deleted, setDeleted] = useState<SavedSearch | null>(null);
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      side="end"
      size="detail"
      title={t('saved.title')}
      closeLabel={shared('actions.close')}
    >
      {searches === undefined && !isError && <SkeletonRows label={t('saved.loading')} count={3} />}
      {searches === undefined && isError && (
        <FailedState plain size="card" level={3} title={t('saved.failed')} onTryAgain={refetch} />
      )}
      {searches?.length === 0 && (
        <EmptyState plain size="card" level={3} title={t('saved.none')} description={t('saved.noneNote')} />
      )}
      {searches !== undefined && searches.length > 0 && (
        <Stack as="ul" gap="none">
          {searches.map((search) => (
            <SearchRow
              key={search.id}
              search={search}
              onOpen={onClose}
              onRename={() => setRenamed(search)}
              onDelete={() => setDeleted(search)}
            />
          ))}
        </Stack>
      )}
      {renamed !== null && <RenameDialog search={renamed} onClose={() => setRenamed(null)} />}
      {deleted !== null && <DeleteDialog search={deleted} onClose={() => setDeleted(null)} />}
    </Drawer>
  );
}

interface SearchRowProps {
  readonly search: SavedSearch;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

function SearchRow({ search, onOpen, onRename, onDelete }: SearchRowProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const client = useQueryClient();
  const { mutate: visit } = useReadSavedSearch({
    mutation: { onSuccess: () => invalidateListSavedSearches(client) },
  });
  const { id, name, audience, newJobs } = search;
  const formatted = format.number(newJobs);
  const newJobsLabel =
    newJobs >= maxNewJobs ? t('saved.newMany', { formatted }) : t('saved.new', { count: newJobs, formatted });
  return (
    <ListRow
      link={
        <Link
          to={searchLocation(search)}
          onClick={() => {
            visit({ id });
            onOpen();
          }}
        />
      }
      title={name}
      subtitle={audience === 'PUBLIC' ? t('publicJobs') : t('universityJobs')}
      footer={newJobs > 0 ? <Badge tone="brand">{newJobsLabel}</Badge> : newJobsLabel}
      aside={
        <Inline gap="xxsmall" wrap={false}>
          <IconButton size="small" icon={Pencil} label={t('saved.rename', { name })} onClick={onRename} />
          <IconButton size="small" icon={Trash2} label={t('saved.delete', { name })} onClick={onDelete} />
        </Inline>
      }
    />
  );
}

interface SearchDialogProps {
  readonly search: SavedSearch;
  readonly onClose: () => void;
}

function RenameDialog({ search: { id, name, audience, filters }, onClose }: SearchDialogProps) {
  const { t } = useTranslation('jobs');
  const client = useQueryClient();
  return (
    <SearchNameDialog
      title={t('saved.renameTitle')}
      name={name}
      send={(next) => updateSavedSearch(id, { name: next, audience, filters })}
      onSent={() => {
        notify.success(t('saved.renamed'));
        onClose();
        return invalidateListSavedSearches(client);
      }}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ search: { id, name }, onClose }: SearchDialogProps) {
  const { t } = useTranslation('jobs');
  const client = useQueryClient();
  const { mutate, isPending, error } = useDeleteSavedSearch({
    mutation: {
      onSuccess: () => {
        notify.success(t('saved.deleted'));
        onClose();
        return invalidateListSavedSearches(client);
      },
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('saved.deleteTitle', { name })}
      description={t('saved.deleteWhat')}
      labels={{ goBack: t('goBack'), confirm: t('saved.deleteConfirm'), working: t('sending') }}
      isWorking={isPending}
      error={error}
      onConfirm={() => mutate({ id })}
    />
  );
}

/** As in the contract. */
const field = { name: 'name', maxLength: 100 } as const;

type SearchNameDialogProps = Omit<NameDialogProps, 'field' | 'labels'>;

function SearchNameDialog(props: SearchNameDialogProps) {
  const { t } = useTranslation('jobs');
  return (
    <NameDialog
      field={field}
      labels={{
        label: t('saved.name'),
        needed: t('saved.nameNeeded'),
        goBack: t('goBack'),
        save: t('saved.confirm'),
        saving: t('sending'),
      }}
      {...props}
    />
  );
}
