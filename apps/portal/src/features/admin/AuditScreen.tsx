import { useListAuditEntries } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { EmptyState } from '@michi/design-system/empty-state';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTotalWords } from '../../shared/paging/useTotalWords.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { toAuditLog } from './adminPaths.ts';
import {
  auditParams,
  auditQuery,
  isAuditFiltered,
  noAuditFilters,
  readAuditAddress,
  type AuditAddress,
} from './auditAddress.ts';
import { AuditFilters } from './components/AuditFilters.tsx';
import { AuditRow } from './components/AuditRow.tsx';
import { Results } from './components/Results.tsx';

/** Entries on a page. */
const pageSize = 20;

/** What admins and operators did to users, the latest first. */
export function AuditScreen() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const address = readAuditAddress(query);
  const { data, isError, refetch } = useListAuditEntries(
    { ...auditParams(address), size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  useScreenTitle(t('audit.title'));
  const change = (changed: Partial<AuditAddress>) =>
    void navigate(toAuditLog(auditQuery({ ...address, page: 1, ...changed })));
  const totalWords = useTotalWords();
  return (
    <Stack gap="medium">
      <PageHeader title={t('audit.title')} subtitle={t('audit.text')} />
      <AuditFilters address={address} onChange={change} />
      <Results
        rows={data?.data.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
        title={
          data === undefined ? null : totalWords(data.totalRecords, (counted) => t('audit.count', counted))
        }
        page={address.page}
        totalPages={data?.totalPages ?? 0}
        onPageChange={(page) => change({ page })}
        hasFailed={isError}
        onRetry={() => void refetch()}
        words={{ loading: t('audit.loading'), failed: t('audit.failed'), pages: t('audit.pages') }}
        empty={
          <EmptyState
            title={t('audit.none')}
            description={t('audit.noneNote')}
            actions={
              isAuditFiltered(address) && (
                <Button onClick={() => change(noAuditFilters)}>{t('filters.clear')}</Button>
              )
            }
          />
        }
      />
    </Stack>
  );
}
