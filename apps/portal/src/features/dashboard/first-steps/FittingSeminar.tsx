import { useListSeminars } from '@michi/api/seminar';
import { useProfile, type StudentProfile } from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { Divider } from '@michi/design-system/divider';
import { ListRow } from '@michi/design-system/list-row';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrganizerAvatar } from '../../../shared/ui/company/CompanyAvatar.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toSeminar } from '../../../shared/navigation/paths.ts';
import { Awaited, FailedAlert } from '../../../shared/ui/results/QueryStates.tsx';
import { fittingSeminar, type FittingSeminar as Fitting } from './fittingSeminar.ts';

/** Seminars of which the one that fits best is chosen. */
const comparedSeminars = 20;

/** The seminar that fits the student best, with the reasons why; nothing if none does. */
export function FittingSeminar({ student }: { readonly student: StudentProfile }) {
  const { t } = useTranslation('first-steps');
  const { data: person } = useProfile();
  const seminars = useListSeminars({ canApply: true, sort: 'START', page: 1, size: comparedSeminars });
  if (seminars.data === undefined)
    return seminars.isError ? (
      <FailedAlert onTryAgain={seminars.refetch}>{t('fit.failed')}</FailedAlert>
    ) : (
      <Awaited isInCard level={3}>
        <SkeletonRows label={t('fit.loading')} count={1} />
      </Awaited>
    );
  const seminar = fittingSeminar(seminars.data.data, {
    fieldIds: student.fieldsOfInterest.map(({ id }) => id),
    graduationYear: person?.graduationYear ?? null,
  });
  if (seminar === undefined) return null;
  return (
    <>
      <Divider />
      <Stack as="ul" gap="none">
        <SeminarRow {...seminar} />
      </Stack>
    </>
  );
}

function SeminarRow({ seminar, matches }: Fitting) {
  const { t } = useTranslation('first-steps');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const organizer = pickBilingual(seminar.organizer, 'name', language);
  return (
    <ListRow
      link={<Link to={toSeminar(seminar.audience, seminar.id)} />}
      leading={<OrganizerAvatar seminar={seminar} />}
      title={pickBilingual(seminar, 'title', language)}
      subtitle={organizer}
      meta={format.list([
        t('fit.seminar'),
        format.dateAndTimeWithZone(seminar.startsAt),
        labels(`meetingStyle.${seminar.style}`),
      ])}
      footer={matches.map((match) => (
        <Badge key={match} tone="success" icon={Check}>
          {t(`fit.match.${match}`)}
        </Badge>
      ))}
    />
  );
}
