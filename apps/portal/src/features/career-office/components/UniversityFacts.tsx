import type { ScheduleEntry, UniversityDetail } from '@michi/api/university';
import { Agenda } from '@michi/design-system/agenda';
import { Card } from '@michi/design-system/card';
import { DescriptionList } from '@michi/design-system/description-list';
import { Grid } from '@michi/design-system/grid';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { missingValue } from '../../../shared/format/createFormat.ts';
import { dateTimeFormat } from '../../../shared/format/dates.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LinkedText, OutsideLink } from '../../../shared/ui/text/RichText.tsx';

interface UniversityFactsProps {
  readonly detail: UniversityDetail;
}

/** The university's own description; nothing if empty. */
export function AboutCard({ detail }: UniversityFactsProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const about = pickBilingual(detail, 'about', language);
  if (about === null) return null;
  return (
    <Card title={t('university.about')}>
      <Text preserveLines lang={about === detail.aboutJp ? 'ja' : 'en'}>
        <LinkedText text={about} />
      </Text>
    </Card>
  );
}

/** Number of students, and of those from abroad. */
export function FiguresCard({ detail: { studentCount, foreignStudentCount } }: UniversityFactsProps) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const people = (count: number | null) =>
    count === null ? missingValue : t('university.studentCount', { formatted: format.number(count) });
  return (
    <Card title={t('university.figures')}>
      <DescriptionList
        layout="rows"
        items={[
          { term: t('university.students'), value: people(studentCount) },
          { term: t('university.foreignStudents'), value: people(foreignStudentCount) },
        ]}
      />
    </Card>
  );
}

export function LocationCard({ detail }: UniversityFactsProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const { location } = detail.university;
  return (
    <Card title={t('university.place')}>
      <DescriptionList
        layout="rows"
        items={[
          {
            term: t('university.location'),
            value: format.text(location === null ? null : pickBilingual(location, 'city', language)),
          },
          { term: t('university.address'), value: format.text(pickBilingual(detail, 'address', language)) },
          {
            term: t('university.website'),
            value: detail.website === null ? null : <OutsideLink href={detail.website} />,
          },
        ]}
      />
    </Card>
  );
}

export function OfficeCard({ detail: { email, phone } }: UniversityFactsProps) {
  const { t } = useTranslation('career-office');
  return (
    <Card title={t('title')}>
      <DescriptionList
        layout="rows"
        items={[
          {
            term: t('university.email'),
            value: email === null ? null : <Link href={`mailto:${email}`}>{email}</Link>,
          },
          {
            term: t('university.phone'),
            value: phone === null ? null : <Link href={`tel:${phone}`}>{phone}</Link>,
          },
        ]}
      />
    </Card>
  );
}

/** Campuses besides the main one; nothing if there are none. */
export function CampusesCard({ detail: { otherCampuses } }: UniversityFactsProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  if (otherCampuses.length === 0) return null;
  return (
    <Card title={t('university.otherCampuses')}>
      <Stack as="ul" gap="medium">
        {otherCampuses.map((campus) => (
          <li key={campus.name}>
            <Text weight="strong">{pickBilingual(campus, 'name', language)}</Text>
            <Text size="small" tone="soft">
              {format.text(pickBilingual(campus, 'address', language))}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

export function FacultiesCard({ detail: { faculties } }: UniversityFactsProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <Card title={t('university.faculties')}>
      {faculties.length === 0 ? (
        <Text>{format.text(null)}</Text>
      ) : (
        <Grid as="ul" fill="medium" gap="large">
          {faculties.map((faculty) => (
            <li key={faculty.name}>
              <Text weight="strong">{pickBilingual(faculty, 'name', language)}</Text>
              <Stack as="ul" gap="none">
                {faculty.departments.map((department) => (
                  <Text key={department.name} as="li" tone="soft">
                    {pickBilingual(department, 'name', language)}
                  </Text>
                ))}
              </Stack>
            </li>
          ))}
        </Grid>
      )}
    </Card>
  );
}

export function YearCard({ detail: { schedule } }: UniversityFactsProps) {
  const { t, i18n } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const named = (options: Intl.DateTimeFormatOptions, date: string) =>
    dateTimeFormat(i18n.language, { timeZone: 'UTC', ...options }).format(new Date(date));
  const span = ({ startsOn, endsOn }: ScheduleEntry) =>
    startsOn === endsOn
      ? format.date(startsOn)
      : t('university.span', { from: format.date(startsOn), to: format.date(endsOn) });
  const days = [...Map.groupBy(schedule, ({ startsOn }) => startsOn)];
  return (
    <Card title={t('university.schedule')}>
      {days.length === 0 ? (
        <Text tone="soft">{t('university.noSchedule')}</Text>
      ) : (
        <Agenda
          label={t('university.schedule')}
          days={days.map(([date, entries], index) => ({
            date,
            weekday: named({ weekday: 'short' }, date),
            day: String(Number(date.slice(8))),
            ...(date.slice(0, 7) !== days[index - 1]?.[0].slice(0, 7) && {
              title: named({ year: 'numeric', month: 'long' }, date),
            }),
            items: entries.map((entry) => ({
              id: entry.id,
              title: pickBilingual(entry, 'title', language),
              note: span(entry),
              tone: 'success' as const,
            })),
          }))}
        />
      )}
    </Card>
  );
}
