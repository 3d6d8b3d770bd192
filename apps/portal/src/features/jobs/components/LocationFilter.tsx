import { jobFiltersLimits, type AdvancedFilterOptions } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Heading } from '@michi/design-system/heading';
import { SearchField } from '@michi/design-system/search-field';
import { Stack } from '@michi/design-system/stack';
import { Tree } from '@michi/design-system/tree';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { locationNodes, parentsOf } from '../locationNodes.ts';

export interface LocationFilterProps {
  readonly options: AdvancedFilterOptions['locations'];
  readonly value: readonly string[];
  readonly onValueChange: (ids: string[]) => void;
}

const maximum = jobFiltersLimits.locationId.maxItems;

/** Places by country and region, found by typing a name in either language. */
export function LocationFilter({ options, value, onValueChange }: LocationFilterProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const [query, setQuery] = useState('');
  const [isFull, setIsFull] = useState(false);
  const nodes = locationNodes(options, language, t('filters.otherPlaces'));
  const change = (ids: readonly string[]) => {
    setIsFull(ids.length > maximum);
    if (ids.length <= maximum) onValueChange([...ids]);
  };
  return (
    <Stack gap="xsmall">
      <Heading level={3} size="body">
        {t('filters.location')}
      </Heading>
      <SearchField
        label={t('filters.findPlace')}
        labelHidden
        placeholder={t('filters.findPlace')}
        clearLabel={shared('list.clearSearch')}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onSearch={setQuery}
      />
      <Tree
        label={t('filters.location')}
        nodes={nodes}
        checked={value}
        onCheckedChange={change}
        defaultExpanded={parentsOf(nodes, value)}
        query={query}
        emptyMessage={t('filters.noPlace')}
      />
      {isFull && <Alert tone="warning">{t('filters.tooManyPlaces', { maximum })}</Alert>}
    </Stack>
  );
}
