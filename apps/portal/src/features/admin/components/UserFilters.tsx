import { Grid } from '@michi/design-system/grid';
import { Stack } from '@michi/design-system/stack';
import { ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countSet } from '../../../shared/navigation/searchParams.ts';
import { noUserFilters, userFilters, userSorts, type UserAddress } from '../userAddress.ts';
import { ChoiceChip } from '../../../shared/ui/results/ChoiceChip.tsx';
import { FilterRow, type FilterRowProps } from '../../../shared/ui/results/FilterRow.tsx';
import { ListSearch } from '../../../shared/ui/results/ListSearch.tsx';

export interface UserFiltersProps extends Pick<FilterRowProps, 'page'> {
  readonly address: UserAddress;
  readonly onChange: (change: Partial<UserAddress>) => void;
}

export function UserFilters({ address, page, onChange }: UserFiltersProps) {
  const { t } = useTranslation('admin');
  const { role, application, status } = address;
  return (
    <Stack gap="small">
      <Grid columns={{ tablet: 2 }} gap="small">
        {(['name', 'email'] as const).map((name) => (
          <ListSearch
            key={name}
            value={address[name]}
            label={t(`filters.${name}Placeholder`)}
            maxLength={name === 'name' ? 100 : 254}
            onSearch={(words) => onChange({ [name]: words })}
          />
        ))}
      </Grid>
      <FilterRow
        label={t('filters.label')}
        page={page}
        onClear={countSet({ role, application, status }) > 0 ? () => onChange(noUserFilters) : undefined}
      >
        <ChoiceChip
          label={t('filters.role')}
          values={userFilters.role}
          value={role}
          wordsOf={(each) => t(`role.${each}`)}
          onChange={(chosen) => onChange({ role: chosen })}
        />
        <ChoiceChip
          label={t('filters.application')}
          values={userFilters.application}
          value={application}
          wordsOf={(each) => t(`application.${each}`)}
          onChange={(chosen) => onChange({ application: chosen })}
        />
        <ChoiceChip
          label={t('filters.status')}
          values={userFilters.status}
          value={status}
          wordsOf={(each) => t(`status.${each}`)}
          onChange={(chosen) => onChange({ status: chosen })}
        />
        <ChoiceChip
          label={t('filters.sort')}
          icon={ArrowUpDown}
          values={userSorts}
          value={address.sort}
          wordsOf={(sort) => t(`sort.${sort}`)}
          isAlwaysChosen
          onChange={(sort) => onChange({ sort: sort ?? userSorts[0] })}
        />
      </FilterRow>
    </Stack>
  );
}
