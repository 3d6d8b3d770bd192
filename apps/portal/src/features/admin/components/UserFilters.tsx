import { Button } from '@michi/design-system/button';
import { Grid } from '@michi/design-system/grid';
import { ScrollRow } from '@michi/design-system/scroll-row';
import { Stack } from '@michi/design-system/stack';
import { ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isFiltered } from '../../../shared/navigation/searchParams.ts';
import { noUserFilters, userFilters, userSorts, type UserAddress } from '../userAddress.ts';
import { ChoiceChip } from '../../../shared/ui/results/ChoiceChip.tsx';
import { ListSearch } from '../../../shared/ui/results/ListSearch.tsx';

export interface UserFiltersProps {
  readonly address: UserAddress;
  readonly onChange: (change: Partial<UserAddress>) => void;
}

export function UserFilters({ address, onChange }: UserFiltersProps) {
  const { t } = useTranslation('admin');
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
      <ScrollRow label={t('filters.label')}>
        <ChoiceChip
          label={t('filters.role')}
          values={userFilters.role}
          value={address.role}
          wordsOf={(role) => t(`role.${role}`)}
          onChange={(role) => onChange({ role })}
        />
        <ChoiceChip
          label={t('filters.application')}
          values={userFilters.application}
          value={address.application}
          wordsOf={(application) => t(`application.${application}`)}
          onChange={(application) => onChange({ application })}
        />
        <ChoiceChip
          label={t('filters.status')}
          values={userFilters.status}
          value={address.status}
          wordsOf={(status) => t(`status.${status}`)}
          onChange={(status) => onChange({ status })}
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
        {isFiltered(address) && (
          <Button variant="ghost" size="small" onClick={() => onChange(noUserFilters)}>
            {t('filters.clear')}
          </Button>
        )}
      </ScrollRow>
    </Stack>
  );
}
