import { useListAuditEntries } from '@michi/api/user';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isFiltered, whatIsSet } from '../../shared/navigation/searchParams.ts';
import { useAddress } from '../../shared/navigation/useAddress.ts';
import { ResultList } from '../../shared/ui/results/ResultList.tsx';
import { auditLog, noAuditFilters } from './auditAddress.ts';
import { AuditFilters } from './components/AuditFilters.tsx';
import { AuditRow } from './components/AuditRow.tsx';

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
      <ResultList
        result={result}
        size={pageSize}
        words={{ loading: t('audit.loading'), failed: t('audit.failed') }}
        count={(counted) => t('audit.count', counted)}
        empty={{ title: t('audit.none'), description: t('audit.noneNote') }}
        onClear={isFiltered(address) ? () => change({ search: '', ...noAuditFilters }) : undefined}
        onPageChange={(page) => change({ page })}
      >
        {(entry) => <AuditRow key={entry.id} entry={entry} />}
      </ResultList>
    </Stack>
  );
}
