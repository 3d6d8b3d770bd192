import { Button } from '@michi/design-system/button';
import { EmptyState } from '@michi/design-system/empty-state';
import { Pagination } from '@michi/design-system/pagination';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat.ts';

/** The contract counts entries up to this number, shown as "10,000 or more" (`specs/shared/schemas.yaml`, "TotalRecords"). */
export const maximumTotal = 10_000;

/** Names a number of entries, given with its formatted text. */
export type CountLabel = (counted: { readonly count: number; readonly formatted: string }) => string;

/** Returns a function that formats a total by `label`, or as "10,000 or more" from the contract's counting limit. */
export const useTotalLabel = () => {
  const { t } = useTranslation('shared');
  const format = useFormat();
  return (count: number, label: CountLabel): string => {
    const formatted = format.number(count);
    return count >= maximumTotal ? t('pages.capped', { formatted }) : label({ count, formatted });
  };
};

interface PagesProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
}

/** Pagination with the texts that all lists share. */
export function Pages({ page, pageCount, onPageChange }: PagesProps) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      onPageChange={onPageChange}
      label={t('pages.label')}
      status={t('pages.current', { page: format.number(page), total: format.number(pageCount) })}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
    />
  );
}

/** Message of a list beyond its last page, such as after entries were removed elsewhere, with a link to the last. */
export function PastEnd({ onLast }: { readonly onLast: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <EmptyState title={t('pages.pastEnd')} actions={<Button onClick={onLast}>{t('pages.last')}</Button>} />
  );
}
