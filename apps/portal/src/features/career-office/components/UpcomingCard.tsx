import { useListCounsellings } from '@michi/api/university';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Inline } from '@michi/design-system/inline';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { Awaited } from '../../../shared/ui/results/Awaited.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toAppointment, toBooking } from '../../../shared/navigation/paths.ts';
import { AppointmentRow } from './AppointmentRow.tsx';
import { AppointmentTime } from './AppointmentTime.tsx';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

/** Most upcoming appointments requested; the rules allow far fewer. */
const mostAhead = 20;

export interface UpcomingCardProps {
  /** Whether booking is closed; the page says why. */
  readonly isClosed: boolean;
}

/** The student's next appointment, and those after it. */
export function UpcomingCard({ isClosed }: UpcomingCardProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const { data, isError, refetch } = useListCounsellings({ time: 'AHEAD', size: mostAhead });
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
