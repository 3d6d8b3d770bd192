import type { Seminar } from '@michi/api/seminar';
import type { Language } from '@michi/api/session';
import type { BadgeTone } from '@michi/design-system/badge';
import type { IconComponent } from '@michi/design-system/icon';
import type { TFunction } from 'i18next';
import {
  CalendarCheck,
  CircleCheck,
  CircleSlash2,
  Clock,
  DoorOpen,
  History,
  Lock,
  MailOpen,
  Users,
} from 'lucide-react';
import type { Format } from '../../shared/format/createFormat.ts';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { toCheckOf, type Availability, type NotForYouReason } from './availability.ts';

/** "Tue 1 Dec, 13:00–14:30"; 12/1（火）13:00〜14:30. With both days where it ends on another. */
export function timeLabel(
  { startsAt, endsAt }: Pick<Seminar, 'startsAt' | 'endsAt'>,
  format: Format,
): string {
  const isOneDay = format.date(startsAt) === format.date(endsAt);
  return format.times(
    format.dateAndTime(startsAt),
    isOneDay ? format.time(endsAt) : format.dateAndTime(endsAt),
  );
}

/** The organizer, and a participating company: "Seiryo University with Isobe Market". */
export function organizerLabel(
  { organizer, company }: Pick<Seminar, 'organizer' | 'company'>,
  language: Language,
  t: TFunction<'seminars'>,
): string {
  const name = pickBilingual(organizer, 'name', language);
  return company === null || company.id === organizer.id
    ? name
    : t('organizerWith', { name, company: pickBilingual(company, 'name', language) });
}

/** Graduation years as a list. */
export const yearsLabel = (years: readonly number[], t: TFunction<'seminars'>): string =>
  years.map((year) => t('facts.year', { year })).join(t('reasonSeparator'));

/** Why a seminar is not for this student, as the end of a sentence. */
export const notEligibleLabel = (reasons: readonly NotForYouReason[], t: TFunction<'seminars'>): string =>
  reasons.map((reason) => t(`reason.${reason}`)).join(t('reasonSeparator'));

export interface AvailabilityLabels {
  /** A sentence short enough for a list. */
  readonly title: string;
  readonly note: string | null;
  readonly tone: Extract<BadgeTone, 'neutral' | 'success' | 'info' | 'deadline' | 'brand'>;
  readonly icon: IconComponent;
}

export function availabilityLabels(
  availability: Availability,
  { endsAt }: Pick<Seminar, 'endsAt'>,
  format: Format,
  t: TFunction<'seminars'>,
): AvailabilityLabels {
  // Green means possible; a requirement to check is not.
  const openTone = toCheckOf(availability).length === 0 ? 'success' : 'neutral';
  switch (availability.kind) {
    case 'over':
      return {
        title: t('availability.over', { date: format.date(endsAt) }),
        note: null,
        tone: 'neutral',
        icon: History,
      };
    case 'attended':
      return { title: t('availability.attended'), note: null, tone: 'success', icon: CalendarCheck };
    case 'registered':
      return { title: t('availability.registered'), note: null, tone: 'success', icon: CircleCheck };
    case 'held':
      return {
        title: t('availability.held', { date: format.dateAndTimeWithZone(availability.until) }),
        note: t('availability.heldNote'),
        tone: 'deadline',
        icon: Clock,
      };
    case 'waiting':
      return {
        title:
          availability.position === null
            ? t('availability.waitingSomewhere')
            : t('availability.waiting', { position: format.number(availability.position) }),
        note: t('availability.waitingNote'),
        tone: 'info',
        icon: Users,
      };
    case 'invited':
      return {
        title: t('availability.invited'),
        note: t('availability.invitedNote'),
        tone: 'brand',
        icon: MailOpen,
      };
    case 'cancelled':
      return {
        title: t('availability.cancelled'),
        note: null,
        tone: 'neutral',
        icon: CircleSlash2,
      };
    case 'closed':
      return {
        title: t('availability.closed'),
        note:
          availability.deadline === null
            ? t('availability.closedNote')
            : t(`availability.closedBy.${availability.deadline.of}`, {
                date: format.dateAndTimeWithZone(availability.deadline.at),
              }),
        tone: 'neutral',
        icon: Lock,
      };
    case 'notForYou':
      return {
        title: t('availability.notForYou', { reasons: notEligibleLabel(availability.reasons, t) }),
        note: null,
        tone: 'neutral',
        icon: CircleSlash2,
      };
    case 'full':
      return {
        title: t('availability.full'),
        note: t('availability.fullNote', {
          count: availability.peopleWaiting,
          formatted: format.number(availability.peopleWaiting),
        }),
        tone: 'neutral',
        icon: Users,
      };
    case 'seatsLeft':
      return {
        title: t('availability.seatsLeft', {
          count: availability.seats,
          formatted: format.number(availability.seats),
        }),
        note: null,
        tone: openTone,
        icon: DoorOpen,
      };
    case 'open':
      return {
        title: t('availability.open'),
        note: t('availability.openNote'),
        tone: openTone,
        icon: DoorOpen,
      };
  }
}
