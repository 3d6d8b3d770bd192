import { Link } from '@michi/design-system/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ListCard, type ListCardProps } from '../../../shared/ui/results/ListCard.tsx';
import { useTotalLabel } from '../../../shared/ui/results/useTotalLabel.ts';

/** Entries of the first page, which is all that is shown. */
export const shownEntries = 10;

interface CompanyListProps<Entry> extends Pick<ListCardProps<Entry>, 'children'> {
  readonly what: 'jobs' | 'seminars';
  readonly result: ListCardProps<Entry>['result'] & {
    readonly data: { readonly totalRecords: number } | undefined;
  };
  /** The list of all of them. */
  readonly to: string;
}

/** The first jobs or seminars of a company, their number, and a link to all if there are more. */
export function CompanyList<Entry>({ what, result, to, children }: CompanyListProps<Entry>) {
  const { t } = useTranslation('companies');
  const totalWords = useTotalLabel();
  const total = result.data?.totalRecords ?? 0;
  return (
    <ListCard
      title={t(`${what}.title`)}
      result={result}
      words={{
        loading: t(`${what}.loading`),
        failed: t(`${what}.failed`),
        none: t(`${what}.none`),
        noneNote: t(`${what}.noneNote`),
      }}
      headerEnd={totalWords(total, (counted) => t(`${what}.count`, counted))}
      footer={
        total > shownEntries ? (
          <Link asChild>
            <RouterLink to={to}>{t(`${what}.all`)}</RouterLink>
          </Link>
        ) : undefined
      }
    >
      {children}
    </ListCard>
  );
}
