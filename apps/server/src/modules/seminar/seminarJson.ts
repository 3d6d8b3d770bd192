import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { JsonText } from '../../platform/json/jsonText.ts';
import { readFoundJson } from '../../platform/json/readJson.ts';
import { companySummary } from '../company/index.ts';
import { SEMINAR_STATUSES, seminarActions } from './applications/transitions.ts';
import { isUpcoming, isOpenTo, seminarEligibility, seminarRule, type SeminarRule } from './eligibility.ts';
import { organizerLabel } from './organizer.ts';
import type { Viewer } from './viewer.ts';
import { columnsOf, instant, json, onlyWhen, rowOrNull, wordOf } from '../../platform/json/json.ts';

/** A seminar in a list (seminar contract, `Seminar`). */
export type Seminar = ResponseBody<typeof manifest.seminar.showSeminar, 200>['data']['seminar'];

type SeminarApplication = NonNullable<Seminar['application']>;

const FLAGS = [true, false];

const ALLOWED_ACTIONS = JSON.stringify(
  Object.fromEntries(
    SEMINAR_STATUSES.flatMap((status) =>
      FLAGS.flatMap((open) =>
        FLAGS.flatMap((ahead) =>
          FLAGS.map((hasFeedback) => [
            `${status} ${open} ${ahead} ${hasFeedback}`,
            seminarActions(status, { isOpen: open, isUpcoming: ahead, hasFeedback }),
          ]),
        ),
      ),
    ),
  ),
);

/** A row of `seminars` as the contract's `Seminar`, with the viewer's application and possible actions. */
export function seminarJson(table: string, viewer: Viewer, now: Date): RawBuilder<Seminar> {
  const column = columnsOf<'seminars'>(table);
  const rule = seminarRule(table, viewer, now);
  return json<Seminar>({
    id: column('id'),
    audience: column('audience'),
    title: column('title'),
    titleJp: column('title_jp'),
    style: column('style'),
    organizer: organizerLabel(table),
    company: rowOrNull(companySummary('c', now), sql`companies c where c.id = ${column('company_id')}`),
    startsAt: instant(column('starts_at')),
    endsAt: instant(column('ends_at')),
    capacity: column('capacity'),
    seatsLeft: sql<number | null>`case when ${column('capacity')} is null then null when ${rule.isFull} then 0
      else ${column('capacity')} - ${column('seats_taken')} end`,
    peopleWaiting: column('people_waiting'),
    applicationDeadline: instant(column('application_deadline')),
    universityDeadline: instant(column('university_deadline')),
    applyBy: instant(sql`least(${column('application_deadline')},
      case when ${column('audience')} = 'UNIVERSITY' then ${column('university_deadline')} end)`),
    cancelledAt: instant(column('cancelled_at')),
    graduationYears: column('graduation_years'),
    placeName: column('place_name'),
    placeNameJp: column('place_name_jp'),
    nearestStation: column('nearest_station'),
    nearestStationJp: column('nearest_station_jp'),
    postedAt: instant(column('posted_at')),
    updatedAt: instant(column('updated_at')),
    isFavorite: sql<boolean>`exists (select from seminar_favorites f
      where f.user_id = ${viewer.id} and f.seminar_id = ${column('id')})`,
    eligibility: seminarEligibility(rule),
    feedbackStatus: sql<
      'GIVEN' | 'OPEN' | 'NOT_OPEN'
    >`coalesce((select case when b.id is not null then 'GIVEN' when a.status = 'ATTENDED' then 'OPEN' end
      from seminar_applications a left join seminar_feedback b on b.application_id = a.id
      where a.user_id = ${viewer.id} and a.seminar_id = ${column('id')}), 'NOT_OPEN')`,
    application: rowOrNull(
      applicationJson('a', table, rule, now),
      sql`seminar_applications a
      where a.user_id = ${viewer.id} and a.seminar_id = ${column('id')}`,
    ),
  });
}

function applicationJson(
  table: string,
  seminar: string,
  rule: SeminarRule,
  now: Date,
): RawBuilder<SeminarApplication> {
  const column = columnsOf<'seminar_applications'>(table);
  const word = (condition: RawBuilder<unknown>) => sql`case when ${condition} then 'true' else 'false' end`;
  return json<SeminarApplication>({
    id: column('id'),
    status: column('status'),
    reason: column('reason'),
    invitedAt: instant(column('invited_at')),
    appliedAt: instant(column('applied_at')),
    waitingPosition: onlyWhen(sql<SqlBool>`${column('status')} = 'WAITING'`, waitingPosition(table)),
    seatHeldUntil: instant(column('seat_held_until')),
    attendedAt: instant(column('attended_at')),
    cancelledAt: instant(column('cancelled_at')),
    cancelReason: wordOf<NonNullable<SeminarApplication['cancelReason']>>(column('cancel_reason')),
    allowedActions: sql<
      SeminarApplication['allowedActions']
    >`${ALLOWED_ACTIONS}::json -> concat_ws(' ', ${column('status')}, ${word(isOpenTo(rule))},
      ${word(isUpcoming(seminar, now))},
      ${word(sql`exists (select from seminar_feedback g where g.application_id = ${column('id')})`)})`,
  });
}

/** Place in the queue, where 1 is next. */
export function waitingPosition(table: string): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from seminar_applications w
    where w.seminar_id = ${sql.ref(`${table}.seminar_id`)} and w.status = 'WAITING'
      and w.queue_number <= ${sql.ref(`${table}.queue_number`)})`;
}

/** Place in the queue, where 1 is next; null for a student who does not wait. */
export async function waitingPositionOf(
  database: Kysely<Database>,
  seminarId: string,
  userId: string,
): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    select ${waitingPosition('a')} as position from seminar_applications a
    where a.seminar_id = ${seminarId} and a.user_id = ${userId} and a.status = 'WAITING'`.execute(database);
  return rows[0]?.position ?? null;
}

/**
 * The caller checks whether the viewer may see it.
 * @throws Problem NOT_FOUND
 */
export async function readSeminar(
  database: Kysely<Database>,
  seminarId: string,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<Seminar>> {
  return readFoundJson(
    database,
    seminarJson('s', viewer, now),
    (selected) => sql`
    select ${selected} from seminars s where s.id = ${seminarId}`,
  );
}
