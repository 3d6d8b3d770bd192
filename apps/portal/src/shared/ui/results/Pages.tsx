import { Pagination } from '@michi/design-system/pagination';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat.ts';

export interface PagesProps {
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
