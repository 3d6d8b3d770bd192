import { invalidateListUsers, updateUser, useListUsers, useProfile, type ManagedUser } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { EmptyState } from '@michi/design-system/empty-state';
import { Inline } from '@michi/design-system/inline';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { FileUp, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useTotalWords } from '../../shared/paging/useTotalWords.ts';
import { paths } from '../../shared/paths.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { toUsers } from './adminPaths.ts';
import { Results } from './components/Results.tsx';
import { UserFilters } from './components/UserFilters.tsx';
import { UserRow } from './components/UserRow.tsx';
import { personName } from './personName.ts';
import {
  isFiltered,
  noUserFilters,
  readUserAddress,
  userParams,
  userQuery,
  type UserAddress,
} from './userAddress.ts';
import { lazyDialog } from '../../shared/screen/lazyPart.tsx';

const AddUserDialog = lazyDialog(() => import('./components/AddUserDialog.tsx'));
const BlockDialog = lazyDialog(() => import('./components/BlockDialog.tsx'));

/** Users on a page. */
const pageSize = 20;

/** Every user, by what the address says, and what an admin does to them. */
export function UsersScreen() {
  const { t } = useTranslation('admin');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [query] = useSearchParams();
  const address = readUserAddress(query);
  const { data: profile } = useProfile();
  const { data, isError, refetch } = useListUsers(
    { ...userParams(address), size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  const [isAdding, setAdding] = useState(false);
  const [blocking, setBlocking] = useState<ManagedUser>();
  useScreenTitle(t('users.title'));

  const change = (changed: Partial<UserAddress>) =>
    void navigate(toUsers(userQuery({ ...address, page: 1, ...changed })));
  const refresh = () => void invalidateListUsers(client);
  const letIn = async (user: ManagedUser) => {
    const name = personName(user, language);
    try {
      await updateUser(user.id, { status: 'ACTIVE' });
      notify.success(t(user.status === 'BLOCKED' ? 'act.unblocked' : 'act.activated', { name }));
      refresh();
    } catch (error) {
      notify.error(errorMessage(error, shared));
    }
  };
  const totalWords = useTotalWords();
  return (
    <Stack gap="medium">
      <PageHeader
        title={t('users.title')}
        actions={
          <Inline gap="small">
            <Button icon={FileUp} asChild>
              <Link to={paths.importUsers}>{t('users.import')}</Link>
            </Button>
            <Button variant="primary" icon={UserPlus} onClick={() => setAdding(true)}>
              {t('users.add')}
            </Button>
          </Inline>
        }
      />
      <UserFilters address={address} onChange={change} />
      <Results
        rows={data?.data.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isOwn={user.id === profile?.id}
            onBlock={() => setBlocking(user)}
            onLetIn={() => void letIn(user)}
          />
        ))}
        title={
          data === undefined ? null : totalWords(data.totalRecords, (counted) => t('users.count', counted))
        }
        page={address.page}
        totalPages={data?.totalPages ?? 0}
        onPageChange={(page) => change({ page })}
        hasFailed={isError}
        onRetry={() => void refetch()}
        words={{ loading: t('users.loading'), failed: t('users.failed'), pages: t('users.pages') }}
        empty={
          <EmptyState
            title={t('users.none')}
            description={t('users.noneNote')}
            actions={
              isFiltered(address) && (
                <Button onClick={() => change(noUserFilters)}>{t('filters.clear')}</Button>
              )
            }
          />
        }
      />
      <Suspense fallback={null}>
        {isAdding && (
          <AddUserDialog
            onAdded={() => {
              setAdding(false);
              notify.success(t('addUser.done'));
              refresh();
            }}
            onClose={() => setAdding(false)}
          />
        )}
        {blocking !== undefined && (
          <BlockDialog
            user={blocking}
            name={personName(blocking, language)}
            onBlocked={() => {
              setBlocking(undefined);
              notify.success(t('block.done', { name: personName(blocking, language) }));
              refresh();
            }}
            onClose={() => setBlocking(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
