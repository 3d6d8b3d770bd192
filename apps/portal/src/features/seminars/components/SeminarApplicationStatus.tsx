import type { SeminarDetail, SeminarApplication, Seminar } from '@michi/api/seminar';
import { Alert, type AlertTone } from '@michi/design-system/alert';
import { Card } from '@michi/design-system/card';
import { DescriptionList, type Description } from '@michi/design-system/description-list';
import { Heading, type HeadingLevel } from '@michi/design-system/heading';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Seats } from '@michi/design-system/seats';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Clock, Info } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { dayIn } from '../../../shared/format/dates.ts';
import { ClockContext, useFormat, useTimeZone } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../../shared/navigation/links.tsx';
import { paths, toSeminars, withQuery } from '../../../shared/navigation/paths.ts';
import { CalendarLink } from '../../../shared/ui/detail/NextLinks.tsx';
import { sentences } from '../../../shared/ui/detail/StatedFacts.tsx';
import {
  availabilityOf,
  toCheckOf,
  applyEffectOf,
  type Availability,
  type ToCheck,
} from '../availability.ts';
import { availabilityLabels, yearsLabel } from '../seminarLabels.ts';

export interface SeminarApplicationStatusProps {
  readonly detail: SeminarDetail;
  readonly level: HeadingLevel;
}

const alertTone = (kind: Availability['kind']): AlertTone => {
  switch (kind) {
    case 'registered':
    case 'attended':
      return 'success';
    case 'held':
      return 'deadline';
    case 'waiting':
      return 'info';
    case 'invited':
      return 'brand';
    default:
      return 'neutral';
  }
};

/** State of the seminar for this student in one sentence, such as seats left, registered, waiting, full or closed. */
export function SeminarApplicationStatus({ detail, level }: SeminarApplicationStatusProps) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const { seminar } = detail;
  const { timeZone } = useTimeZone(seminar.startsAt);
  const { capacity, seatsLeft, applyBy, application } = seminar;
  const availability = availabilityOf(seminar, now());
  const { title, note, icon } = availabilityLabels(availability, seminar, format, t);
  const { kind } = availability;
  const isAboutSeats = kind === 'seatsLeft' || kind === 'open' || kind === 'full';
  const canApply = applyEffectOf(seminar) !== null && kind !== 'held';
  const deadline = canApply ? format.deadline(applyBy, { isOwed: kind === 'invited' }) : null;
  const deadlineLine = deadline !== null && (
    <Text as="div" size="small" weight="strong" tone={deadline.isUrgent ? 'deadline' : 'soft'}>
      <Inline gap="xxsmall" wrap={false} align="start">
        <Icon icon={Clock} size="small" />
        <span>
          {format.list([
            kind === 'invited'
              ? labels('application.state.respondBy', { date: deadline.full })
              : t('standing.applyBy', { date: deadline.full }),
            deadline.leftInDays,
          ])}
        </span>
      </Inline>
    </Text>
  );
  if (isAboutSeats) {
    const toCheck = toCheckOf(availability);
    const seats = (
      <Card padding="small">
        <Stack gap="small">
          <Inline justify="between">
            <Heading level={level} size="heading">
              {title}
            </Heading>
            {capacity !== null && (
              <Text as="span" tone="soft">
                {t('standing.ofSeats', { formatted: format.number(capacity) })}
              </Text>
            )}
          </Inline>
          {capacity !== null && <Seats total={capacity} left={seatsLeft ?? 0} />}
          {note !== null && <Text size="small">{note}</Text>}
          {deadlineLine}
          {application !== null && <ApplicationFacts seminar={seminar} application={application} />}
        </Stack>
      </Card>
    );
    return toCheck.length === 0 ? (
      seats
    ) : (
      <Stack gap="small">
        <ConditionsAlert seminar={seminar} toCheck={toCheck} />
        {seats}
      </Stack>
    );
  }
  const others = (
    <LinkButton size="small" to={toSeminars(seminar.audience)}>
      {labels('next.otherSeminars')}
    </LinkButton>
  );
  const actions =
    kind === 'registered' ? (
      <>
        <CalendarLink day={dayIn(seminar.startsAt, timeZone)} />
        {others}
      </>
    ) : kind === 'waiting' || kind === 'closed' || kind === 'cancelled' ? (
      others
    ) : null;
  return (
    <Alert
      tone={alertTone(kind)}
      silent
      title={title}
      icon={kind === 'over' ? Info : icon}
      {...(actions !== null && { actions })}
    >
      <Stack gap="xsmall">
        {note !== null && <Text>{note}</Text>}
        {kind === 'registered' && (
          <Text>{sentences(language, [t(`standing.next.${seminar.style}`), t('standing.cancel')])}</Text>
        )}
        {deadlineLine}
        {application !== null && <ApplicationFacts seminar={seminar} application={application} />}
      </Stack>
    </Alert>
  );
}

/** Times of the events of an application, and the reason for applying. Events that have not happened are omitted. */
function ApplicationFacts({
  seminar,
  application,
}: {
  readonly seminar: Pick<Seminar, 'cancelledAt'>;
  readonly application: SeminarApplication;
}) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const { invitedAt, appliedAt, attendedAt, cancelledAt, cancelReason, reason } = application;
  const items: readonly Description[] = [
    { term: t('application.invited'), value: invitedAt && format.dateAndTime(invitedAt) },
    { term: t('application.applied'), value: appliedAt && format.dateAndTime(appliedAt) },
    { term: t('application.reason'), value: reason },
    { term: t('application.attended'), value: attendedAt && format.dateAndTime(attendedAt) },
    {
      term: t('application.cancelled'),
      value: cancelledAt && format.dateAndTime(cancelledAt),
      note:
        cancelReason === null
          ? t(seminar.cancelledAt === null ? 'application.lapsed' : 'application.calledOff')
          : labels(`declineReason.${cancelReason}`),
    },
  ];
  return <DescriptionList layout="rows" items={items.filter(({ value }) => value !== null)} />;
}

interface ConditionsAlertProps {
  readonly seminar: Pick<Seminar, 'graduationYears'>;
  readonly toCheck: readonly ToCheck[];
}

/** Requirements the student has to check because the profile has no data, with links to add them. */
function ConditionsAlert({ seminar, toCheck }: ConditionsAlertProps) {
  const { t } = useTranslation('seminars');
  return (
    <Alert
      tone="warning"
      silent
      title={t('conditions.check')}
      actions={toCheck.map((condition) => (
        <Link asChild key={condition}>
          <RouterLink to={withQuery(paths.editProfile, { section: 'personal' })}>
            {t(`conditions.add.${condition}`)}
          </RouterLink>
        </Link>
      ))}
    >
      {toCheck.map((condition) => (
        <Text key={condition}>
          {t(`conditions.unknown.${condition}`, { years: yearsLabel(seminar.graduationYears, t) })}
        </Text>
      ))}
    </Alert>
  );
}
