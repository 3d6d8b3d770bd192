import { invalidateListUsers, updateUser, useListUsers, useProfile, type ManagedUser } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { FileUp, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { isFiltered, whatIsSet } from '../../shared/navigation/searchParams.ts';
import { useAddress } from '../../shared/navigation/useAddress.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ResultList } from '../../shared/ui/results/ResultList.tsx';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { UserFilters } from './components/UserFilters.tsx';
import { UserRow } from './components/UserRow.tsx';
import { personName } from '../../shared/ui/person/personName.ts';
import { noUserFilters, users } from './userAddress.ts';
import { lazyDialog } from '../../shared/ui/screen/lazyPart.tsx';

const AddUserDialog = lazyDialog(() => import('./components/AddUserDialog.tsx'));
const BlockDialog = lazyDialog(() => import('./components/BlockDialog.tsx'));

const pageSize = 20;

/** All users, filtered by the address, with an admin's actions. */
export function Component() {
  const { t } = useTranslation('admin');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const client = useQueryClient();
  const { address, change } = useAddress(users);
  const { data: profile } = useProfile();
  const result = useListUsers(
    { ...whatIsSet(address), size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  const [isAdding, setAdding] = useState(false);
  const [blocking, setBlocking] = useState<ManagedUser>();

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
      <UserFilters address={address} page={result.data} onChange={change} />
      <ResultList
        result={result}
        size={pageSize}
        words={{ loading: t('users.loading'), failed: t('users.failed') }}
        count={(counted) => t('users.count', counted)}
        empty={{ title: t('users.none'), description: t('users.noneNote') }}
        onClear={isFiltered(address) ? () => change({ name: '', email: '', ...noUserFilters }) : undefined}
        onPageChange={(page) => change({ page })}
      >
        {(user) => (
          <UserRow
            key={user.id}
            user={user}
            isOwn={user.id === profile?.id}
            onBlock={() => setBlocking(user)}
            onLetIn={() => void letIn(user)}
          />
        )}
      </ResultList>
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
