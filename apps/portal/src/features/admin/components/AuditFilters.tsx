import { FilterChip } from '@michi/design-system/chip';
import { FilterBar } from '@michi/design-system/filter-bar';
import { useTranslation } from 'react-i18next';
import { countSet } from '../../../shared/navigation/searchParams.ts';
import { auditActions, noAuditFilters, type AuditAddress } from '../auditAddress.ts';
import { ChoiceChip } from '../../../shared/ui/results/ChoiceChip.tsx';
import { DaysChip } from '../../../shared/ui/results/DaysChip.tsx';
import { FilterRow, type FilterRowProps } from '../../../shared/ui/results/FilterRow.tsx';
import { ListSearch } from '../../../shared/ui/results/ListSearch.tsx';

export interface AuditFiltersProps extends Pick<FilterRowProps, 'page'> {
  readonly address: AuditAddress;
  readonly onChange: (change: Partial<AuditAddress>) => void;
}

export function AuditFilters({ address, page, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('admin');
  const { search, action, importId, from, to } = address;
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
      <FilterRow
        label={t('filters.label')}
        page={page}
        onClear={countSet({ action, importId, from, to }) > 0 ? () => onChange(noAuditFilters) : undefined}
      >
        <ChoiceChip
          label={t('audit.action')}
          values={auditActions}
          value={action}
          wordsOf={(each) => t(`auditAction.${each}`)}
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
