import { useListUserImportRows, type UserImportRow } from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { ListRow } from '@michi/design-system/list-row';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { languageNames } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useAddress } from '../../../shared/navigation/useAddress.ts';
import { ResultList } from '../../../shared/ui/results/ResultList.tsx';
import { personName } from '../../../shared/ui/person/personName.ts';
import { userImport } from '../adminPaths.ts';

const pageSize = 20;

/** Everyone a file adds, in the order of its lines. */
export function ImportRows({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin');
  const { address, change } = useAddress(userImport);
  const result = useListUserImportRows(
    id,
    { page: address.page, size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <ResultList
      result={result}
      size={pageSize}
      words={{ loading: t('preview.rowsLoading'), failed: t('preview.rowsFailed') }}
      count={(counted) => t('preview.rows', counted)}
      empty={{ title: t('users.none') }}
      onPageChange={(page) => change({ page })}
    >
      {(row) => <Row key={row.line} row={row} />}
    </ResultList>
  );
}

function Row({ row }: { readonly row: UserImportRow }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <ListRow
      title={personName(row, language)}
      subtitle={row.email}
      note={t('preview.line', { formatted: format.number(row.line) })}
      meta={format.list([
        row.role === 'STUDENT' ? t('role.STUDENT') : null,
        row.university === null ? null : pickBilingual(row.university, 'name', language),
        languageNames[row.language],
      ])}
      aside={row.role === 'ADMIN' && <Badge tone="warning">{t('role.ADMIN')}</Badge>}
    />
  );
}
