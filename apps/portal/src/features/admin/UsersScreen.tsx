import {
  invalidateListUsers,
  updateUser,
  useListUsers,
  useProfile,
  type ManagedUser,
  type UserStatus,
} from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { Badge, type BadgeTone } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { FilterBar } from '@michi/design-system/filter-bar';
import { Grid } from '@michi/design-system/grid';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { Menu, MenuItem } from '@michi/design-system/menu';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import {
  FileUp,
  UserPlus,
  Ban,
  EllipsisVertical,
  History,
  LockOpen,
  MailCheck,
  ArrowUpDown,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { isFiltered, whatIsSet, countSet, useAddress } from '../../shared/navigation/searchParams.ts';
import { personName } from '../../shared/ui/person/person.ts';
import { ChoiceChip, FilterRow, type FilterRowProps } from '../../shared/ui/results/FilterRow.tsx';
import { ListSearch } from '../../shared/ui/results/ListSearch.tsx';
import {
  ResultRows,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsNoMatch,
  ResultsSkeleton,
} from '../../shared/ui/results/Results.tsx';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { noUserFilters, users, auditLog, userFilters, userSorts, type UserAddress } from './adminAddress.ts';
import { AddUserDialog, BlockDialog } from './UserDialogs.tsx';

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
  const activate = async (user: ManagedUser) => {
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
      <Results
        result={result}
        size={pageSize}
        onPageChange={(page) => change({ page })}
        skeleton={<ResultsSkeleton label={t('users.loading')} />}
        failed={<ResultsFailed title={t('users.failed')} onTryAgain={result.refetch} />}
        empty={
          isFiltered(address) ? (
            <ResultsNoMatch onClear={() => change({ name: '', email: '', ...noUserFilters })} />
          ) : (
            <ResultsEmpty title={t('users.none')} description={t('users.noneNote')} />
          )
        }
      >
        {(listedUsers) => (
          <ResultRows count={(counted) => t('users.count', counted)}>
            {listedUsers.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                isOwn={user.id === profile?.id}
                onBlock={() => setBlocking(user)}
                onActivate={() => void activate(user)}
              />
            ))}
          </ResultRows>
        )}
      </Results>

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
    </Stack>
  );
}

const tones: Readonly<Record<UserStatus, BadgeTone>> = {
  ACTIVE: 'success',
  ON_LEAVE: 'neutral',
  INACTIVE: 'neutral',
  BLOCKED: 'danger',
};

interface UserRowProps {
  readonly user: ManagedUser;
  /** Whether it is the admin's own account, which cannot be blocked. */
  readonly isOwn: boolean;
  readonly onBlock: () => void;
  readonly onActivate: () => void;
}

function UserRow({ user, isOwn, onBlock, onActivate }: UserRowProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const format = useFormat();
  const { status, block, lastLoginAt } = user;
  const name = personName(user, language);
  const when =
    lastLoginAt === null
      ? t('users.neverLoggedIn')
      : t('users.lastLogin', { date: format.dateAndTime(lastLoginAt) });
  return (
    <ListRow
      leading={<Avatar name={name} seed={user.id} />}
      title={name}
      subtitle={user.email}
      meta={format.list([
        t(`role.${user.role}`),
        user.university === null ? null : pickBilingual(user.university, 'name', language),
        user.applications.map((application) => t(`application.${application}`)).join(' + '),
        t('users.added', { date: format.date(user.createdAt) }),
        when,
      ])}
      footer={
        <Inline gap="xsmall">
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
          {isOwn && <Badge tone="info">{t('users.you')}</Badge>}
          {block !== null &&
            t('users.blocked', {
              date: format.date(block.blockedAt),
              reason: format.list([t(`blockReason.${block.reason}`), block.note]),
            })}
        </Inline>
      }
      aside={
        <Menu
          trigger={<IconButton label={t('users.actions', { name })} icon={EllipsisVertical} size="small" />}
        >
          {status === 'BLOCKED' && (
            <MenuItem icon={LockOpen} onClick={onActivate}>
              {t('act.unblock')}
            </MenuItem>
          )}
          {status === 'INACTIVE' && (
            <MenuItem icon={MailCheck} onClick={onActivate}>
              {t('act.activate')}
            </MenuItem>
          )}
          {status !== 'BLOCKED' && !isOwn && (
            <MenuItem icon={Ban} tone="danger" onClick={onBlock}>
              {t('act.block')}
            </MenuItem>
          )}
          <MenuItem icon={History} link={<Link to={auditLog.to({ search: user.email })} />}>
            {t('act.history')}
          </MenuItem>
        </Menu>
      }
    />
  );
}

interface UserFiltersProps extends Pick<FilterRowProps, 'page'> {
  readonly address: UserAddress;
  readonly onChange: (change: Partial<UserAddress>) => void;
}

function UserFilters({ address, page, onChange }: UserFiltersProps) {
  const { t } = useTranslation('admin');
  const { role, application, status } = address;
  return (
    <FilterBar
      search={
        <Grid columns={{ phone: 2 }} gap="xsmall">
          {(['name', 'email'] as const).map((name) => (
            <ListSearch
              key={name}
              value={address[name]}
              label={t(`filters.${name}`)}
              maxLength={name === 'name' ? 100 : 254}
              onSearch={(text) => onChange({ [name]: text })}
            />
          ))}
        </Grid>
      }
    >
      <FilterRow
        label={t('filters.label')}
        page={page}
        onClear={countSet({ role, application, status }) > 0 ? () => onChange(noUserFilters) : undefined}
      >
        <ChoiceChip
          label={t('filters.role')}
          values={userFilters.role}
          value={role}
          labelOf={(each) => t(`role.${each}`)}
          onChange={(chosen) => onChange({ role: chosen })}
        />
        <ChoiceChip
          label={t('filters.application')}
          values={userFilters.application}
          value={application}
          labelOf={(each) => t(`application.${each}`)}
          onChange={(chosen) => onChange({ application: chosen })}
        />
        <ChoiceChip
          label={t('filters.status')}
          values={userFilters.status}
          value={status}
          labelOf={(each) => t(`status.${each}`)}
          onChange={(chosen) => onChange({ status: chosen })}
        />
        <ChoiceChip
          label={t('filters.sort')}
          icon={ArrowUpDown}
          values={userSorts}
          value={address.sort}
          labelOf={(sort) => t(`sort.${sort}`)}
          isAlwaysChosen
          onChange={(sort) => onChange({ sort: sort ?? userSorts[0] })}
        />
      </FilterRow>
    </FilterBar>
  );
}
