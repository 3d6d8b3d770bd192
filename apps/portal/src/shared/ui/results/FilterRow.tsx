import { Button } from '@michi/design-system/button';
import { ScrollRow } from '@michi/design-system/scroll-row';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultPage } from './ResultList.tsx';

export interface FilterRowProps {
  /** Accessible name of the row. */
  readonly label: string;
  /** The page that the filters lead to. */
  readonly page: ResultPage<unknown> | undefined;
  /** Clears the filters of the row, not the search; undefined if none is set. */
  readonly onClear: (() => void) | undefined;
  /** The filters, as chips. */
  readonly children: ReactNode;
}

/** The filters of a list, and a button that clears them. An empty list offers that button itself (`ResultList`). */
export function FilterRow({ label, page, onClear, children }: FilterRowProps) {
  const { t } = useTranslation('shared');
  return (
    <ScrollRow label={label}>
      {children}
      {onClear !== undefined && page?.totalPages !== 0 && (
        <Button variant="ghost" size="small" onClick={onClear}>
          {t('list.clearFilters')}
        </Button>
      )}
    </ScrollRow>
  );
}
