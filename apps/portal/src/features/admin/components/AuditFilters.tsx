import { Button } from '@michi/design-system/button';
import { FilterChip, MenuChip } from '@michi/design-system/chip';
import { FilterBar } from '@michi/design-system/filter-bar';
import { ScrollRow } from '@michi/design-system/scroll-row';
import { CalendarRange } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltered } from '../../../shared/navigation/searchParams.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { auditActions, noAuditFilters, type AuditAddress } from '../auditAddress.ts';
import { ChoiceChip } from '../../../shared/ui/results/ChoiceChip.tsx';
import { ListSearch } from '../../../shared/ui/results/ListSearch.tsx';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const DaysDialog = lazyDialog(() => import('./DaysDialog.tsx'));

export interface AuditFiltersProps {
  readonly address: AuditAddress;
  readonly onChange: (change: Partial<AuditAddress>) => void;
}

export function AuditFilters({ address, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [isChoosingDays, setChoosingDays] = useState(false);
  const { search, action, importId, from, to } = address;
  const days = format.dates(from, to);
  return (
    <FilterBar
      search={
        <ListSearch
          value={search}
          label={t('audit.search')}
          onSearch={(words) => onChange({ search: words })}
        />
      }
    >
      <ScrollRow label={t('filters.label')}>
        <ChoiceChip
          label={t('audit.action')}
          values={auditActions}
          value={action}
          wordsOf={(each) => t(`auditAction.${each}`)}
          onChange={(chosen) => onChange({ action: chosen })}
        />
        <MenuChip
          plain
          icon={CalendarRange}
          active={from !== null || to !== null}
          onClick={() => setChoosingDays(true)}
        >
          {from === null && to === null ? t('audit.days') : days}
        </MenuChip>
        {importId !== null && (
          <FilterChip removeLabel={t('audit.removeImport')} onRemove={() => onChange({ importId: null })}>
            {t('audit.importOnly')}
          </FilterChip>
        )}
        {isFiltered(address) && (
          <Button variant="ghost" size="small" onClick={() => onChange(noAuditFilters)}>
            {t('filters.clear')}
          </Button>
        )}
      </ScrollRow>
      <Suspense fallback={null}>
        {isChoosingDays && (
          <DaysDialog
            days={{ from, to }}
            onClose={() => setChoosingDays(false)}
            onShow={(chosen) => {
              setChoosingDays(false);
              onChange(chosen);
            }}
          />
        )}
      </Suspense>
    </FilterBar>
  );
}
