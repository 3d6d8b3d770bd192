import type { Seminar } from '@michi/api/seminar';
import { Badge } from '@michi/design-system/badge';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { CalendarDays, MapPin, Monitor, MessageSquareText } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat, ClockContext } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { OrganizerAvatar } from '../../../shared/ui/company/CompanyAvatar.tsx';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { FavoriteButton } from '../../../shared/ui/detail/FavoriteButton.tsx';
import { CardFact, EntryCard } from '../../../shared/ui/results/ListCard.tsx';
import { availabilityOf, applyEffectOf } from '../availability.ts';
import { organizerLabel, timeLabel, availabilityLabels } from '../seminarLabels.ts';

interface SeminarRowProps {
  readonly seminar: Seminar;
  readonly to: string;
  /** Whether it is the one open beside the list. */
  readonly isOpen: boolean;
  /** Whether an entry is open beside the list, which then keeps its scroll position. */
  readonly isBeside: boolean;
}

/** A seminar in List View. */
export function SeminarRow({ seminar, to, isOpen, isBeside }: SeminarRowProps) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <ListRow
      link={<Link to={to} preventScrollReset={isBeside} />}
      selected={isOpen}
      leading={<OrganizerAvatar seminar={seminar} />}
      title={pickBilingual(seminar, 'title', language)}
      subtitle={organizerLabel(seminar, language, t)}
      meta={format.list([
        timeLabel(seminar, format),
        labels(`meetingStyle.${seminar.style}`),
        pickBilingual(seminar, 'placeName', language),
      ])}
      footer={<SeminarState seminar={seminar} />}
      aside={<FavoriteButton what="Seminar" entry={seminar} />}
      note={t('row.posted', { date: format.dayAndMonth(seminar.postedAt) })}
    />
  );
}

interface SeminarCardProps {
  readonly seminar: Seminar;
  readonly to: string;
}

/** A seminar in Card View. */
export function SeminarCard({ seminar, to }: SeminarCardProps) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const location = pickBilingual(seminar, 'placeName', language);
  return (
    <EntryCard
      to={to}
      leading={<OrganizerAvatar seminar={seminar} />}
      title={pickBilingual(seminar, 'title', language)}
      subtitle={organizerLabel(seminar, language, t)}
      aside={<FavoriteButton what="Seminar" entry={seminar} />}
      facts={
        <>
          <CardFact icon={CalendarDays}>{timeLabel(seminar, format)}</CardFact>
          <CardFact icon={Monitor}>{labels(`meetingStyle.${seminar.style}`)}</CardFact>
          {location !== null && <CardFact icon={MapPin}>{location}</CardFact>}
        </>
      }
    >
      <Stack gap="xxsmall">
        <SeminarState seminar={seminar} />
      </Stack>
    </EntryCard>
  );
}

/** State of a seminar in a list: availability, and the deadline while an action is possible. */
export function SeminarState({ seminar }: { readonly seminar: Seminar }) {
  const { t } = useTranslation('seminars');
  const format = useFormat();
  const now = useContext(ClockContext);
  const { application, applyBy, feedbackStatus } = seminar;
  const availability = availabilityOf(seminar, now());
  const { kind } = availability;
  const isOver = kind === 'over' || kind === 'attended';
  const hasDeadline = applyBy !== null && applyEffectOf(seminar) !== null && kind !== 'held' && !isOver;
  return (
    <>
      <Inline gap="xsmall">
        <AvailabilityBadge seminar={seminar} />
        {hasDeadline && <DeadlineBadge at={applyBy} isOwed={kind === 'invited'} />}
        {feedbackStatus === 'OPEN' && (
          <Badge tone="brand" icon={MessageSquareText}>
            {t('row.feedbackOpen')}
          </Badge>
        )}
      </Inline>
      {application?.status === 'CANCELLED' && application.cancelledAt !== null && (
        <Text as="span" size="tiny" tone="soft">
          {t('row.cancelled', { date: format.date(application.cancelledAt) })}
        </Text>
      )}
    </>
  );
}

/** State of a seminar for this student, as a badge. */
function AvailabilityBadge({ seminar }: { readonly seminar: Seminar }) {
  const { t } = useTranslation('seminars');
  const format = useFormat();
  const now = useContext(ClockContext);
  const availability = availabilityOf(seminar, now());
  const { title, tone, icon } = availabilityLabels(availability, seminar, format, t);
  // A reason is too long for a badge.
  if (availability.kind === 'notForYou') {
    return (
      <Inline gap="xxsmall" wrap={false} align="start">
        <Icon icon={icon} size="small" />
        <Text as="span" size="tiny" tone="soft">
          {title}
        </Text>
      </Inline>
    );
  }
  return (
    <Badge tone={tone} icon={icon}>
      {title}
    </Badge>
  );
}
