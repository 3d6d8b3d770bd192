import { useListCounsellings } from '@michi/api/university';
import { useListCounsellors } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { PageHeader } from '@michi/design-system/page-header';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../shared/navigation/links.tsx';
import { toAppointment, toBooking, paths, toCounsellor } from '../../shared/navigation/paths.ts';
import { useAddress } from '../../shared/navigation/searchParams.ts';
import { Awaited, FailedState } from '../../shared/ui/results/QueryStates.tsx';
import { ListCard } from '../../shared/ui/results/ListCard.tsx';
import { Pages, PastEnd } from '../../shared/ui/results/Pages.tsx';
import { UniversityOnly } from '../../shared/ui/screen/UniversityOnly.tsx';
import { careerOffice, topics } from './careerOfficeAddress.ts';
import { Appointment } from './components/Appointment.tsx';
import { AppointmentRow, AppointmentTime } from './components/AppointmentRow.tsx';
import { useClosedMessage, useRules, ClosedAlert } from './components/BookingRules.tsx';
import { CounsellorAvatar } from './components/CounsellorAvatar.tsx';
import { UniversityCard } from './components/UniversityCard.tsx';

/** The career office: the student's appointments and how to book one, or the appointment in the address. */
export function Component() {
  const { t } = useTranslation('career-office');
  const [address] = useSearchParams();
  const { appointment } = careerOffice.read(address);
  return (
    <UniversityOnly title={t('title')}>
      {appointment === null ? (
        <Overview />
      ) : (
        <Appointment key={appointment} id={appointment} isNew={address.get('new') === 'true'} />
      )}
    </UniversityOnly>
  );
}

/** The next appointment, past ones, shortcuts to booking, and the university. */
function Overview() {
  const { t } = useTranslation('career-office');
  const closed = useClosedMessage(useRules());
  return (
    <Stack gap="large">
      <PageHeader title={t('title')} subtitle={t('what')} />
      {closed === null ? <Topics /> : <ClosedAlert closed={closed} />}
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="large">
          <Appointments isClosed={closed !== null} />
        </Stack>
        <Stack gap="large">
          <SoonestCounsellors />
          <UniversityCard />
        </Stack>
      </Grid>
    </Stack>
  );
}

/** What an appointment can be about; each leads to its free times. */
function Topics() {
  const { t } = useTranslation('career-office');
  return (
    <Card title={t('book')}>
      <Stack gap="small">
        <Text>{t('quick.title')}</Text>
        <Inline as="ul" gap="xsmall">
          {topics.map((topic) => (
            <li key={topic}>
              <LinkButton to={toBooking({ topic })}>{t(`topic.${topic}`)}</LinkButton>
            </li>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

/** Most upcoming appointments requested; the rules allow far fewer. */
const maxUpcoming = 20;

interface UpcomingCardProps {
  /** Whether booking is closed; the page says why. */
  readonly isClosed: boolean;
}

const useUpcoming = () => useListCounsellings({ time: 'AHEAD', size: maxUpcoming });

/** The student's appointments, shown at once: a list that arrives first would be moved by the other. */
function Appointments({ isClosed }: UpcomingCardProps) {
  const { t } = useTranslation('career-office');
  const upcoming = useUpcoming();
  const past = usePast();
  if (upcoming.isLoading || past.isLoading)
    return (
      <Card title={t('ahead.title')} padding="none">
        <Awaited isInCard level={3}>
          <SkeletonRows label={t('ahead.loading')} count={6} />
        </Awaited>
      </Card>
    );
  return (
    <>
      <UpcomingCard isClosed={isClosed} />
      <PastCard />
    </>
  );
}

/** The student's next appointment, and those after it. */
function UpcomingCard({ isClosed }: UpcomingCardProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const { data, isError, refetch } = useUpcoming();
  if (data === undefined) {
    return isError ? (
      <Card title={t('ahead.title')}>
        <FailedState plain size="card" level={3} title={t('ahead.failed')} onTryAgain={refetch} />
      </Card>
    ) : (
      <Card title={t('ahead.title')} padding="none">
        <Awaited isInCard level={3}>
          <SkeletonRows label={t('ahead.loading')} count={2} />
        </Awaited>
      </Card>
    );
  }
  const [next, ...later] = data.data;
  if (next === undefined) {
    return (
      <Card title={t('ahead.title')}>
        <EmptyState
          size="card"
          level={3}
          title={t('ahead.none')}
          description={t('ahead.noneNote')}
          {...(!isClosed && {
            actions: <LinkButton to={toBooking()}>{t('book')}</LinkButton>,
          })}
        />
      </Card>
    );
  }
  return (
    <>
      <Card title={t('ahead.title')}>
        <Stack gap="medium">
          <AppointmentTime counselling={next} isAhead />
          <Inline justify="between" gap="small">
            <Stack gap="none">
              <Text weight="strong">{t('appointment.about', { topic: t(`topic.${next.topic}`) })}</Text>
              <Text size="small" tone="soft">
                {format.list([
                  pickBilingual(next.counsellor, 'name', language),
                  t(`style.${next.style}`),
                  pickBilingual(next, 'place', language),
                ])}
              </Text>
            </Stack>
            <LinkButton to={toAppointment(next.id)}>{t('ahead.open')}</LinkButton>
          </Inline>
        </Stack>
      </Card>
      {later.length > 0 && (
        <Card title={t('ahead.later')} padding="none" ruled>
          <Stack as="ul" gap="none">
            {later.map((counselling) => (
              <AppointmentRow key={counselling.id} counselling={counselling} />
            ))}
          </Stack>
        </Card>
      )}
    </>
  );
}

const pastPageSize = 10;

function usePast() {
  const { address } = useAddress(careerOffice);
  return useListCounsellings(
    { time: 'OVER', page: address.page, size: pastPageSize },
    { query: { placeholderData: keepPreviousData } },
  );
}

/** Past and cancelled appointments, the latest first. */
function PastCard() {
  const { t } = useTranslation('career-office');
  const { change } = useAddress(careerOffice);
  const result = usePast();
  const { currentPage = 1, data, totalPages = 0 } = result.data ?? {};
  if (data?.length === 0 && totalPages > 0)
    return (
      <Card title={t('past.title')}>
        <PastEnd onLast={() => change({ page: totalPages })} />
      </Card>
    );
  return (
    <ListCard
      title={t('past.title')}
      result={result}
      texts={{
        loading: t('past.loading'),
        failed: t('past.failed'),
        none: t('past.none'),
        noneNote: t('past.noneNote'),
      }}
      footer={
        totalPages > 1 ? (
          <Pages page={currentPage} pageCount={totalPages} onPageChange={(page) => change({ page })} />
        ) : undefined
      }
    >
      {(counselling) => <AppointmentRow key={counselling.id} counselling={counselling} />}
    </ListCard>
  );
}

/** Counsellors shown; the service sorts by soonest free time. */
const maxCounsellors = 3;

/** Counsellors whose free time comes first. */
function SoonestCounsellors() {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const counsellors = useListCounsellors({ size: maxCounsellors });
  return (
    <ListCard
      title={t('quick.soonest')}
      result={counsellors}
      texts={{
        loading: t('counsellors.loading'),
        failed: t('counsellors.failed'),
        none: t('counsellors.none'),
        noneNote: t('counsellors.noneNote'),
      }}
      footer={
        <Link asChild>
          <RouterLink to={paths.counsellors}>{t('quick.all')}</RouterLink>
        </Link>
      }
    >
      {(counsellor) => (
        <ListRow
          key={counsellor.id}
          link={<RouterLink to={toCounsellor(counsellor.id)} />}
          leading={<CounsellorAvatar counsellor={counsellor} />}
          title={pickBilingual(counsellor, 'name', language)}
          subtitle={
            counsellor.nextAvailableAt === null
              ? t('counsellor.noneFree')
              : format.dateAndTimeWithZone(counsellor.nextAvailableAt)
          }
        />
      )}
    </ListCard>
  );
}
