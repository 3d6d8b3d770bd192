import { sql, type Kysely } from 'kysely';
import { dayBegins, daysLater } from '../../../platform/calendar/days.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { operatorMoment, operatorZone } from '../../../platform/operator/moments.ts';

const LIMIT = 500;

interface AppointmentRow {
  readonly id: string;
  readonly startsAt: string;
  readonly counsellor: string;
  readonly student: string;
  readonly topic: string;
  readonly style: string;
  readonly status: string;
  /** The offer that the student wants to talk about. */
  readonly offer: string | null;
}

/** Lines for the appointments of a university that begin on a day of the operator's zone. */
export async function listAppointments(
  database: Kysely<Database>,
  university: string,
  day: string,
): Promise<readonly string[]> {
  const zone = operatorZone();
  const { rows } = await sql<AppointmentRow>`
    select k.id, k.starts_at as "startsAt", c.name as counsellor,
      written_name(d.family_name, null, d.first_name, d.family_name_jp, null, d.first_name_jp) as student,
      k.topic, k.style, k.status,
      (select concat_ws(', ', o.code, o.position) from job_offers o where o.id = k.job_offer_id) as offer
    from universities u join counsellors c on c.university_id = u.id join counsellings k on k.counsellor_id = c.id
      join user_details d on d.user_id = k.user_id
    where (u.name = ${university} or u.name_jp = ${university})
      and k.starts_at >= ${dayBegins(day, zone).toISOString()}::timestamptz
      and k.starts_at < ${dayBegins(daysLater(day, 1), zone).toISOString()}::timestamptz
    order by k.starts_at, k.id limit ${sql.lit(LIMIT)}`.execute(database);
  return rows.map((row) =>
    [
      row.id,
      operatorMoment(row.startsAt),
      row.counsellor,
      row.student,
      row.topic,
      row.style,
      row.status,
      row.offer ?? '',
    ].join('\t'),
  );
}
