import type { CompanySummary } from '@michi/api/company';
import { useListSeminars, type Seminar } from '@michi/api/seminar';
import { ListRow } from '@michi/design-system/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { isOpenToYou } from '../../../shared/ui/detail/isOpenToYou.ts';
import { isNotImplemented } from '../../../shared/errors/isNotImplemented.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toSeminar, toSeminars } from '../../../shared/navigation/paths.ts';
import { CompanyList, shownEntries } from './CompanyList.tsx';

/** Public seminars of the company; nothing if no service offers seminars. */
export function CompanySeminars({ company }: { readonly company: CompanySummary }) {
  const { language } = useLanguage();
  const result = useListSeminars({ companyId: company.id, size: shownEntries });
  if (result.data === undefined && isNotImplemented(result.error)) return null;
  return (
    <CompanyList
      what="seminars"
      result={result}
      to={toSeminars('PUBLIC', { search: pickBilingual(company, 'name', language) })}
    >
      {(seminar) => <CompanySeminarRow key={seminar.id} seminar={seminar} />}
    </CompanyList>
  );
}

function CompanySeminarRow({ seminar }: { readonly seminar: Seminar }) {
  const { t } = useTranslation('companies');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { id, audience, startsAt, style, applyBy, eligibility } = seminar;
  return (
    <ListRow
      link={<Link to={toSeminar(audience, id)} />}
      title={pickBilingual(seminar, 'title', language)}
      meta={format.list([
        format.dateAndTime(startsAt),
        labels(`meetingStyle.${style}`),
        pickBilingual(seminar, 'placeName', language),
      ])}
      footer={
        applyBy === null ? (
          t('seminars.noDeadline')
        ) : (
          <DeadlineBadge at={applyBy} isPassive={!isOpenToYou({ eligibility })} />
        )
      }
    />
  );
}
