import { useListAuditEntries, type AuditAction, type AuditedUser, type AuditEntry } from '@michi/api/user';
import { FilterChip } from '@michi/design-system/chip';
import { FilterBar } from '@michi/design-system/filter-bar';
import { Icon, type IconComponent } from '@michi/design-system/icon';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { keepPreviousData } from '@tanstack/react-query';
import { Ban, FileUp, LockOpen, MailCheck, PencilLine, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { isFiltered, whatIsSet, countSet, useAddress } from '../../shared/navigation/searchParams.ts';
import { personName } from '../../shared/ui/person/person.ts';
import { ChoiceChip, DaysChip, FilterRow, type FilterRowProps } from '../../shared/ui/results/FilterRow.tsx';
import { ListSearch } from '../../shared/ui/results/ListSearch.tsx';
import {
  ResultRows,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsNoMatch,
  ResultsSkeleton,
} from '../../shared/ui/results/Results.tsx';
import { auditLog, noAuditFilters, auditActions, type AuditAddress } from './adminAddress.ts';

const pageSize = 20;

/** Actions of admins and operators on users, the latest first. */
export function Component() {
  const { t } = useTranslation('admin');
  const { address, change } = useAddress(auditLog);
  const result = useListAuditEntries(
    { ...whatIsSet(address), size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <Stack gap="medium">
      <PageHeader title={t('audit.title')} subtitle={t('audit.text')} />
      <AuditFilters address={address} page={result.data} onChange={change} />
      <Results
        result={result}
        size={pageSize}
        onPageChange={(page) => change({ page })}
        skeleton={<ResultsSkeleton label={t('audit.loading')} />}
        failed={<ResultsFailed title={t('audit.failed')} onTryAgain={result.refetch} />}
        empty={
          isFiltered(address) ? (
            <ResultsNoMatch onClear={() => change({ search: '', ...noAuditFilters })} />
          ) : (
            <ResultsEmpty title={t('audit.none')} description={t('audit.noneNote')} />
          )
        }
      >
        {(entries) => (
          <ResultRows count={(counted) => t('audit.count', counted)}>
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ResultRows>
        )}
      </Results>
    </Stack>
  );
}

interface AuditFiltersProps extends Pick<FilterRowProps, 'page'> {
  readonly address: AuditAddress;
  readonly onChange: (change: Partial<AuditAddress>) => void;
}

function AuditFilters({ address, page, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('admin');
  const { search, action, importId, from, to } = address;
  return (
    <FilterBar
      search={
        <ListSearch
          value={search}
          label={t('audit.search')}
          onSearch={(text) => onChange({ search: text })}
        />
      }
    >
      <FilterRow
        label={t('filters.label')}
        page={page}
        onClear={countSet({ action, importId, from, to }) > 0 ? () => onChange(noAuditFilters) : undefined}
      >
        <ChoiceChip
          label={t('audit.action')}
          values={auditActions}
          value={action}
          labelOf={(each) => t(`auditAction.${each}`)}
          onChange={(chosen) => onChange({ action: chosen })}
        />
        <DaysChip label={t('audit.days')} value={{ from, to }} onValueChange={onChange} />
        {importId !== null && (
          <FilterChip removeLabel={t('audit.removeImport')} onRemove={() => onChange({ importId: null })}>
            {t('audit.importOnly')}
          </FilterChip>
        )}
      </FilterRow>
    </FilterBar>
  );
}

const icons: Readonly<Record<AuditAction, IconComponent>> = {
  USER_ADDED: UserPlus,
  USERS_IMPORTED: FileUp,
  USER_CHANGED: PencilLine,
  USER_BLOCKED: Ban,
  USER_UNBLOCKED: LockOpen,
  USER_ACTIVATED: MailCheck,
};

/** An entry of the audit log: what, whom, by whom, when and why. */
function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const format = useFormat();
  const { action, actor, user, reason, note, changedFields, importId, userCount } = entry;
  const nameOf = (audited: AuditedUser): string =>
    audited.email === null ? t('audit.deleted') : personName(audited, language);
  const whom =
    user === null
      ? t('users.count', { count: userCount ?? 0, formatted: format.number(userCount) })
      : format.list([nameOf(user), user.email]);
  const why = format.list([
    reason === null ? null : t(`blockReason.${reason}`),
    note,
    changedFields.length === 0
      ? null
      : t('audit.changed', { fields: format.list(changedFields.map((field) => t(`column.${field}`))) }),
  ]);
  return (
    <ListRow
      leading={<Icon icon={icons[action]} />}
      title={t(`auditAction.${action}`)}
      subtitle={whom}
      meta={format.list([
        t('audit.by', { name: actor === null ? t('audit.operator') : nameOf(actor) }),
        format.dateAndTime(entry.happenedAt),
      ])}
      footer={
        action === 'USERS_IMPORTED' && importId !== null ? (
          <Link asChild>
            <RouterLink to={auditLog.to({ importId, action: 'USER_ADDED' })}>
              {t('audit.showImport')}
            </RouterLink>
          </Link>
        ) : why === '' || why === '-' ? undefined : (
          why
        )
      }
    />
  );
}
