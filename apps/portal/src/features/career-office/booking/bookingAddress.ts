import type { CounsellingTopic } from '@michi/api/university';
import type { Day } from '../../../shared/format/days.ts';
import { addressOf, asChecked, asDay, asId, asOneOf, isId } from '../../../shared/navigation/searchParams.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { styles, topics, type Style } from '../topics.ts';

export const bookingSteps = ['topic', 'style', 'counsellor', 'time', 'question', 'confirm'] as const;

export type BookingStep = (typeof bookingSteps)[number];

/** Value for any free counsellor. */
export const anyone = 'anyone';

/** The choices so far; null where none. */
export interface BookingChoice {
  readonly topic: CounsellingTopic | null;
  readonly style: Style | null;
  /** Id of a counsellor, or {@link anyone}. */
  readonly counsellor: string | null;
  readonly day: Day | null;
  /** Start of the slot (UTC). */
  readonly slot: string | null;
  /** Id of the offer that the appointment is about. */
  readonly offer: string | null;
}

export interface BookingAddress extends BookingChoice {
  readonly step: BookingStep;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** The choice of each step; the last two have none. */
const choiceOf: Readonly<Record<BookingStep, keyof BookingChoice | null>> = {
  topic: 'topic',
  style: 'style',
  counsellor: 'counsellor',
  time: 'slot',
  question: null,
  confirm: null,
};

const isMissing = (choice: BookingChoice, step: BookingStep): boolean => {
  const name = choiceOf[step];
  return name !== null && choice[name] === null;
};

/**
 * The next step without a choice, so that what a counsellor's page has preset is not asked again; after all choices
 * the question, then the confirmation.
 */
export const stepAfter = (choice: BookingChoice, step: BookingStep): BookingStep => {
  const later = bookingSteps.slice(bookingSteps.indexOf(step) + 1);
  return later.find((each) => isMissing(choice, each) || choiceOf[each] === null) ?? 'confirm';
};

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
  const { step: asked, ...choice } = booking.read(query);
  const missing = bookingSteps.find((step) => isMissing(choice, step)) ?? 'question';
  const isTooFar =
    asked !== null &&
    bookingSteps.slice(0, bookingSteps.indexOf(asked)).some((step) => isMissing(choice, step));
  return { ...choice, step: asked === null || isTooFar ? missing : asked };
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
