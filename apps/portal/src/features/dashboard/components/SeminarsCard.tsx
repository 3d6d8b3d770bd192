import { getStudentSeminarSummaryQueryOptions, type Seminar } from '@michi/api/seminar';
import { Card } from '@michi/design-system/card';
import { Link } from '@michi/design-system/link';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toSeminar, toSeminars } from '../../../shared/navigation/paths.ts';
import { readPeriod, type Period } from './PeriodControl.tsx';

/** Seminars in sight before the whole list is opened. */
const shownSeminars = 3;

/** The student's seminars, over a period. */
export const seminarSummaryQuery = (period: Period) =>
  getStudentSeminarSummaryQueryOptions({ period }, { query: { placeholderData: keepPreviousData } });

export interface SeminarsCardProps {
  /** Where the period is chosen, if nowhere else. */
  readonly periodMenu?: ReactNode;
}

/** The student's seminars in the period, and those that come next. */
export function SeminarsCard({ periodMenu }: SeminarsCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const [query] = useSearchParams();
  const { data, isError } = useQuery(seminarSummaryQuery(readPeriod(query)));
  if (data === undefined && isError) return null;
  return (
    <Card
      title={t('seminars.title')}
      headerEnd={
        <>
          {periodMenu}
          <Link asChild>
            <RouterLink to={toSeminars('PUBLIC')}>{t('seminars.all')}</RouterLink>
          </Link>
        </>
      }
    >
      {data === undefined ? (
        <Stack gap="medium">
          <Skeleton />
          <Skeleton width="threeQuarters" />
        </Stack>
      ) : (
        <Stack gap="medium">
          <Text tone="soft">
            {format.list([
              t('seminars.applied', { formatted: format.number(data.counters.applied) }),
              t('seminars.attended', { formatted: format.number(data.counters.attended) }),
              t('seminars.cancelled', { formatted: format.number(data.counters.canceled) }),
            ])}
          </Text>
          {data.upcoming.length === 0 ? (
            <Text tone="soft">{t('seminars.none')}</Text>
          ) : (
            <Stack as="ul" gap="small">
              {data.upcoming.slice(0, shownSeminars).map((seminar) => (
                <ComingSeminar key={seminar.id} seminar={seminar} />
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </Card>
  );
}

function ComingSeminar({ seminar }: { readonly seminar: Seminar }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const format = useFormat();
  const { id, audience, startsAt, application } = seminar;
  return (
    <Stack as="li" gap="none">
      <Link asChild tone="text">
        <RouterLink to={toSeminar(audience, id)}>{pickBilingual(seminar, 'title', language)}</RouterLink>
      </Link>
      <Text as="span" size="small" tone="soft">
        {format.list([
          format.dateAndTimeWithZone(startsAt),
          application === null
            ? null
            : t(`seminars.status.${application.status}`, {
                until:
                  application.seatHeldUntil === null
                    ? ''
                    : format.dateAndTimeWithZone(application.seatHeldUntil),
              }),
        ])}
      </Text>
    </Stack>
  );
}
