import { ApiError } from '@michi/api/transport';
import type {
  CounsellingTopic,
  ListCounsellingSlotsParams,
  CounsellingSlot,
  CounsellingFile,
} from '@michi/api/university';
import { daysLater, monthsLater, weeksOfMonth, type Day } from '../../../shared/format/dates.ts';
import { isRecord } from '../../../shared/parseJson.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { addressOf, asChecked, asDay, asId, asOneOf, isId } from '../../../shared/navigation/searchParams.ts';
import type { Draft } from '../../../shared/offline/drafts.ts';
import { styles, topics, type Style } from '../careerOfficeAddress.ts';

export const bookingSteps = ['topic', 'time', 'confirm'] as const;

export type BookingStep = (typeof bookingSteps)[number];

/** Value for any free counsellor. */
export const anyone = 'anyone';

/** The choices so far; null where none. Format and counsellor begin with those that leave the most times. */
export interface BookingChoice {
  readonly topic: CounsellingTopic | null;
  readonly style: Style;
  /** Id of a counsellor, or {@link anyone}. */
  readonly counsellor: string;
  readonly day: Day | null;
  /** Start of the slot (UTC). */
  readonly slot: string | null;
  /** Id of the offer that the appointment is about. */
  readonly offer: string | null;
}

interface BookingAddress extends BookingChoice {
  readonly step: BookingStep;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** What is chosen at each step last; nothing at the confirmation. */
const choiceOf: Readonly<Record<BookingStep, keyof BookingChoice | null>> = {
  topic: 'topic',
  time: 'slot',
  confirm: null,
};

const isMissing = (choice: BookingChoice, step: BookingStep): boolean => {
  const name = choiceOf[step];
  return name !== null && choice[name] === null;
};

/** The first step without a choice, so that what a counsellor's page has preset is not requested again. */
export const nextStep = (choice: BookingChoice): BookingStep =>
  bookingSteps.find((step) => isMissing(choice, step)) ?? 'confirm';

/** The step before; null at the first. */
export const stepBefore = (step: BookingStep): BookingStep | null =>
  bookingSteps[bookingSteps.indexOf(step) - 1] ?? null;

const booking = addressOf(paths.booking, {
  topic: asOneOf(topics),
  style: asOneOf(styles),
  counsellor: asChecked((counsellor) => counsellor === anyone || isId(counsellor)),
  day: asDay,
  slot: asChecked((slot) => instant.test(slot) && !Number.isNaN(Date.parse(slot))),
  offer: asId,
  step: asOneOf(bookingSteps),
});

/** Parses the query of the booking. Invalid values are omitted, and no step is reached before its preceding choices. */
export const readBookingAddress = (query: URLSearchParams): BookingAddress => {
  const { step: requested, style, counsellor, ...others } = booking.read(query);
  const choice = { ...others, style: style ?? 'ONLINE', counsellor: counsellor ?? anyone };
  const isTooFar =
    requested !== null &&
    bookingSteps.slice(0, bookingSteps.indexOf(requested)).some((step) => isMissing(choice, step));
  return { ...choice, step: requested === null || isTooFar ? nextStep(choice) : requested };
};

export const toBookingAddress: (address: BookingAddress) => string = booking.to;

/**
 * Applies a change to the choices. A slot belongs to its counsellor and is dropped with them; without a chosen
 * counsellor it depends on topic and format, and is dropped with these too.
 */
export const changeChoice = (choice: BookingChoice, change: Partial<BookingChoice>): BookingChoice => {
  const changed = { ...choice, ...change };
  const decisive =
    choice.counsellor === anyone ? (['topic', 'style', 'counsellor'] as const) : (['counsellor'] as const);
  const isOther = decisive.some((name) => choice[name] !== null && choice[name] !== changed[name]);
  return isOther ? { ...changed, day: null, slot: null } : changed;
};

/** Days ahead that can be booked, until the service has returned its rule. */
export const defaultFurthestDays = 60;

/** Most resumes, and most files, of an appointment, as in the contract. */
export const maxAttachments = 3;

/** Most days in one request for slots, as in the contract. */
export const maxDays = 42;

/** Request parameters of a small month calendar. */
interface BookableDays {
  /** First and last bookable day in the weeks of the month, for `dateRange`; null if there is none. */
  readonly range: readonly [Day, Day] | null;
  /** Whether a month before or after can be booked. */
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

/**
 * The days in a month's weeks that can be booked: neither past nor beyond the limit.
 * @param month any day of the month
 * @param furthestDays days from now until which slots can be booked
 * @param firstDay first weekday, 0 for Sunday
 */
export const bookableDays = (
  month: Day,
  today: Day,
  furthestDays: number,
  firstDay: number,
): BookableDays => {
  const days = weeksOfMonth(month, firstDay).flat();
  const last = daysLater(today, furthestDays);
  const from = days.find((day) => day >= today);
  const to = days.findLast((day) => day <= last);
  return {
    range: from === undefined || to === undefined || from > to ? null : [from, to],
    hasBefore: month.slice(0, 7) > today.slice(0, 7),
    hasAfter: monthsLater(`${month.slice(0, 7)}-01`, 1) <= last,
  };
};

/** Parameters of the request for slots, from the choices so far. */
export const slotParams = ({
  topic,
  style,
  counsellor,
}: BookingChoice): Omit<ListCounsellingSlotsParams, 'dateRange'> => ({
  ...(topic !== null && { topic }),
  style,
  ...(counsellor !== anyone && { counsellorId: counsellor }),
});

/**
 * The next free slots, if the chosen one was taken.
 * @returns null for every other failure; an empty list if the response contains none
 */
export const nextSlotsOf = (error: unknown): readonly CounsellingSlot[] | null =>
  error instanceof ApiError && error.failure.kind === 'problem' && error.failure.code === 'SLOT_TAKEN'
    ? (error.failure.nextSlots ?? [])
    : null;

/** Text and files for an appointment that is not booked yet. */
export interface BookingDraft {
  readonly question: string;
  readonly resumeIds: readonly string[];
  readonly files: readonly Pick<CounsellingFile, 'id' | 'fileName' | 'size'>[];
}

const readList = (text: string | undefined): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

export const readBookingDraft = (draft: Draft): BookingDraft => ({
  question: draft['question'] ?? '',
  resumeIds: readList(draft['resumeIds']).filter((id) => typeof id === 'string'),
  files: readList(draft['files']).flatMap((file) => {
    if (!isRecord(file)) return [];
    const { id, fileName, size } = file;
    return typeof id === 'string' && typeof fileName === 'string' && typeof size === 'number'
      ? [{ id, fileName, size }]
      : [];
  }),
});

export const writeBookingDraft = ({ question, resumeIds, files }: BookingDraft): Draft => ({
  question,
  resumeIds: JSON.stringify(resumeIds),
  files: JSON.stringify(files.map(({ id, fileName, size }) => ({ id, fileName, size }))),
});
