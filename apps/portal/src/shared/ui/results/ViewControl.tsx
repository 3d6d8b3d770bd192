import { SegmentedControl } from '@michi/design-system/segmented-control';
import { LayoutGrid, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listViews, useListView } from '../../session/preferences.ts';

export interface ViewControlProps {
  /** Shows only the icons, for a phone. */
  readonly labelsHidden?: boolean;
}

/** Switches lists between rows and cards. */
export function ViewControl({ labelsHidden }: ViewControlProps) {
  const { t } = useTranslation('shared');
  const [view, setView] = useListView();
  return (
    <SegmentedControl
      label={t('list.view')}
      labelsHidden={labelsHidden}
      value={view === listViews.list ? 'list' : 'card'}
      onValueChange={(value) => setView(listViews[value])}
      options={[
        { value: 'list', label: t('list.asRows'), icon: List },
        { value: 'card', label: t('list.asCards'), icon: LayoutGrid },
      ]}
    />
  );
}
