import type { Insertable } from 'kysely';
import type { InterviewStatus } from '../src/pipeline/transitions.ts';
import type { Database } from '../src/platform/database/schema.ts';
import type { Calendar } from './calendar.ts';
import { INTERVIEW_MESSAGES, ROUNDS, UNIVERSITY_PLACE, UNIVERSITY_ROUND } from './data/interviews.ts';
import type { MadeCompany } from './makeCompanies.ts';
import { seedId } from './seedId.ts';

/** An interview of the demo, which later steps of the story update. */
export type MadeInterview = Insertable<Database['interviews']> & { readonly id: string };

/** Inputs of a demo interview. */
export interface InterviewParts {
  readonly calendar: Calendar;
  readonly company: MadeCompany;
  readonly applicationId: string;
  /** The number of the application. */
  readonly number: number;
  /** How many interviews the application had before. */
  readonly earlier: number;
  readonly interviewer: 'COMPANY' | 'UNIVERSITY';
  readonly askedAt: Date;
  /** Days from today on which it is held; a weekend becomes the working day before, or after where that is over. */
  readonly day: number;
  /** Days from today until which a response is required; undefined after a response. */
  readonly answerIn: number | undefined;
}

/** An interview requested by a company or by the career office of a university. */
export function makeInterview(parts: InterviewParts): MadeInterview {
  const { answerIn, applicationId, askedAt, calendar, company, earlier, interviewer, number } = parts;
  const isOfUniversity = interviewer === 'UNIVERSITY';
  const isOnline = !isOfUniversity && (number + earlier) % 2 === 0;
  const [phase, phaseJp] = isOfUniversity ? UNIVERSITY_ROUND : (ROUNDS[earlier] ?? ROUNDS[1]);
  const text = INTERVIEW_MESSAGES[interviewer];
  const hour = 10 + (number % 6);
  const day = workingDay(calendar, parts.day);
  const [address, addressJp] = isOfUniversity
    ? UNIVERSITY_PLACE
    : [company.details.address, company.details.addressJp];
  return {
    id: seedId('interview', 0x2000 + number * 4 + earlier),
    application_id: applicationId,
    interviewer,
    phase,
    phase_jp: phaseJp,
    status: 'REQUESTED',
    starts_at: calendar.at(day, hour, 30),
    ends_at: calendar.at(day, hour + 1, 15),
    respond_by: answerIn === undefined ? null : calendar.at(answerIn, 17),
    style: isOnline ? 'ONLINE' : 'OFFLINE',
    link: isOnline ? `https://meet.${company.company.slug}.example/${number}-${earlier + 1}` : null,
    address: isOnline ? null : address,
    address_jp: isOnline ? null : addressJp,
    map_link:
      isOnline || addressJp === null
        ? null
        : `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressJp)}`,
    interviewers: text.interviewers[0],
    interviewers_jp: text.interviewers[1],
    belongings: (isOnline ? text.belongingsOnline : text.belongings)[0],
    belongings_jp: (isOnline ? text.belongingsOnline : text.belongings)[1],
    dress: text.dress[0],
    dress_jp: text.dress[1],
    message: text.message[0],
    message_jp: text.message[1],
    created_at: askedAt,
  };
}

/** The interview after what happened to it, with the result of a day where it has one. */
export function moved(
  interview: MadeInterview,
  status: InterviewStatus,
  result?: { readonly outcome: 'SELECTED' | 'FAILED'; readonly at: Date; readonly on: string },
): MadeInterview {
  return {
    ...interview,
    status,
    revision: (interview.revision ?? 0) + 1,
    reschedule_requested_at: null,
    reschedule_reason: null,
    reschedule_candidates: null,
    ...(result === undefined
      ? {}
      : {
          result_outcome: result.outcome,
          result_phase: interview.phase,
          result_phase_jp: interview.phase_jp ?? null,
          result_decided_on: result.on,
          result_announced_at: result.at,
        }),
  };
}

/** The interview after a request for another time: the three following working days. */
export function rescheduled(
  interview: MadeInterview,
  calendar: Calendar,
  reason: string,
  at: Date,
  day: number,
): MadeInterview {
  const first = workingDay(calendar, day + 2);
  return {
    ...moved(interview, 'RESCHEDULE_REQUESTED'),
    reschedule_requested_at: at,
    reschedule_reason: reason,
    reschedule_candidates: [calendar.at(first, 10), calendar.at(first, 15), calendar.at(first + 7, 13)],
  };
}

function workingDay(calendar: Calendar, days: number): number {
  const weekday = new Date(`${calendar.day(days)}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return days > 2 || days < 0 ? days - 1 : days + 2;
  if (weekday === 0) return days > 2 || days < 0 ? days - 2 : days + 1;
  return days;
}
