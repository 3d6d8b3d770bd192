import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDemoApp, type DemoApp } from '../test/demoApp.ts';

let demo: DemoApp;

beforeAll(async () => {
  demo = await createDemoApp();
});

/** The rows of a query, none of which may exist. */
async function contradictions(query: ReturnType<typeof sql>): Promise<readonly unknown[]> {
  return (await query.execute(demo.deps.database)).rows;
}

const now = () => demo.clock.now().toISOString();
const HANA = sql`(select id from users where email = 'hana@michi.example')`;

describe('the demo does not contradict itself:', () => {
  test('hours are worked during the internship, on its weekdays, and submitted where there are some', async () => {
    const hours = await contradictions(sql`
      select d.day, j.internship from timesheet_days d join applications a on a.id = d.application_id
        join jobs j on j.id = a.job_id join job_offers o on o.application_id = a.id
      where d.day < o.joining_date or d.day < (j.internship ->> 'startDate')::date or d.day >= ${now()}::timestamptz
        or d.day > (j.internship ->> 'endDate')::date or extract(isodow from d.day) > 5
        or j.internship ->> 'period' <> 'Four weeks, Monday to Friday'`);
    expect(hours).toEqual([]);
    const empty = await contradictions(sql`
      select w.month, w.week from timesheet_weeks w where not exists (
        select from timesheet_days d where d.application_id = w.application_id and d.start_time is not null
          and w.month = date_trunc('month', d.day) and w.week = ceil(extract(day from d.day) / 7))`);
    expect(empty).toEqual([]);
    const statuses = await contradictions(sql`select status from timesheet_weeks order by submitted_at`);
    expect(statuses).toContainEqual({ status: 'APPROVED' });
    const far = await contradictions(sql`
      select l.city from applications a join jobs j on j.id = a.job_id join job_locations p on p.job_id = j.id
        join locations l on l.id = p.location_id
      where a.user_id = ${HANA} and a.stage = 'OFFER_ACCEPTED' and p.position = 0
        and l.city not in ('Yokohama', 'Kawasaki', 'Tokyo')`);
    expect(far).toEqual([]);
  });

  test('an internship begins on a Monday, after its applications have closed, and lasts as long as it says', async () => {
    const wrong = await contradictions(sql`
      select code, start_date, entry_deadline, internship ->> 'period' as period, internship ->> 'endDate' as ends
      from jobs where kind = 'INTERNSHIP' and (extract(isodow from start_date) <> 1
        or (not is_closed and start_date <= entry_deadline::date)
        or (internship ->> 'startDate')::date <> start_date
        or (internship ->> 'endDate')::date - start_date + 1 <> case internship ->> 'period'
          when 'Five days in a row' then 5 when 'Two weeks, three days a week' then 12 else 26 end)`);
    expect(wrong).toEqual([]);
  });

  test('a student of arts has nothing to do with jobs for science alone', async () => {
    const wrong = await contradictions(sql`
      select j.code from jobs j where j.field_of_study = 'SCIENCE' and j.id in (
        select job_id from applications where user_id = ${HANA}
        union select job_id from job_favorites where user_id = ${HANA})`);
    expect(wrong).toEqual([]);
  });

  test('applications were taken from the posting on, and results are due when the job promises them', async () => {
    const wrong = await contradictions(sql`
      select j.code, j.terms ->> 'entryStartDate' as starts, j.posted_at from jobs j
      where (j.terms ->> 'entryStartDate')::date > (j.posted_at at time zone 'Asia/Tokyo')::date`);
    expect(wrong).toEqual([]);
    const results = await contradictions(sql`
      select a.stage, a.result_expected_by, a.stage_changed_at, i.ends_at, j.terms ->> 'resultWithinDays' as days
      from applications a join jobs j on j.id = a.job_id
        left join interviews i on i.application_id = a.id and i.status = 'ACCEPTED' and i.result_outcome is null
      where (a.stage = 'INTERVIEW_RESULT' and a.result_expected_by is not null)
        or a.stage in ('APPLIED', 'INTERVIEW_ACCEPTED') and a.result_expected_by is distinct from coalesce(i.ends_at, a.stage_changed_at)
          + (j.terms ->> 'resultWithinDays')::integer * interval '24 hours'`);
    expect(results).toEqual([]);
    const promises = await contradictions(sql`
      select terms -> 'resultWithinDays' as days from jobs where (terms ->> 'resultWithinDays')::integer > 14`);
    expect(promises).toEqual([]);
  });

  test('a company gives all who do not work in shifts the same holidays', async () => {
    const wrong = await contradictions(sql`
      select j.code, j.terms -> 'annualHolidays', c.details -> 'annualHolidays' from jobs j
        join companies c on c.id = j.company_id
      where j.terms ->> 'holidays' not like '%by shift' and j.terms ->> 'annualHolidays' <> c.details ->> 'annualHolidays'`);
    expect(wrong).toEqual([]);
  });

  test('each speaker belongs to one organizer, and speaks for it only', async () => {
    const wrong = await contradictions(sql`
      select p ->> 'name' as name, count(distinct coalesce(s.company_id, s.university_id)) as organizers
      from seminars s cross join jsonb_array_elements(s.details -> 'participants') p
      where s.organizer = 'COMPANY' group by 1 having count(distinct s.company_id) > 1`);
    expect(wrong).toEqual([]);
    const counsellors = await contradictions(sql`
      select s.title from seminars s cross join jsonb_array_elements(s.details -> 'participants') p
      where s.organizer <> 'UNIVERSITY' and p ->> 'name' in (select name from counsellors)`);
    expect(counsellors).toEqual([]);
  });

  test('nobody applies to a seminar before it is posted, or waits while who comes later has a seat', async () => {
    const early = await contradictions(sql`
      select s.title, a.created_at from seminar_applications a join seminars s on s.id = a.seminar_id
      where a.created_at < s.posted_at or a.created_at > ${now()}
        or a.applied_at > least(s.application_deadline, s.university_deadline)`);
    expect(early).toEqual([]);
    const overtaken = await contradictions(sql`
      select s.title, a.status, o.status from seminar_applications a join seminars s on s.id = a.seminar_id
        join seminar_applications o on o.seminar_id = s.id and o.applied_at > a.applied_at
      where (a.status in ('WAITING', 'SEAT_HELD') and o.status = 'REGISTERED')
        or (a.status in ('WAITING', 'SEAT_HELD') and o.queue_number < a.queue_number)`);
    expect(overtaken).toEqual([]);
  });

  test('what Hana has written is in Japanese', async () => {
    const english = await contradictions(sql`
      select text from (
        select text from chat_messages where sender_user_id = ${HANA}
        union all select text from profile_answers where user_id = ${HANA}
        union all select name from profile_answers where user_id = ${HANA}
        union all select text from answer_comments where user_id = ${HANA}
        union all select reason from seminar_applications where user_id = ${HANA}
        union all select name from saved_searches where user_id = ${HANA}
        union all select title from resumes where user_id = ${HANA}
        union all select comment from feedbacks where user_id = ${HANA}
        union all select d.comments from timesheet_days d join applications a on a.id = d.application_id
        union all select e.item from expenses e
        union all select e.detail from expenses e
        union all select text from help_questions where user_id = ${HANA}
      ) t where text !~ '[ぁ-んァ-ヶ一-龠]'`);
    expect(english).toEqual([]);
  });

  test('holidays, examinations and graduation are on their days of the year', async () => {
    const dates = await contradictions(sql`
      select title, to_char(starts_on, 'MM-DD') as begins, ends_on > ${now()}::timestamptz as "isAhead"
      from university_dates where title in ('Graduation ceremony', 'Winter holidays') order by title`);
    expect(dates).toEqual([
      { title: 'Graduation ceremony', begins: '03-24', isAhead: true },
      { title: 'Winter holidays', begins: '12-24', isAhead: true },
    ]);
  });

  test('every notification is one that the product sends, with the time of its event', async () => {
    const wrong = await contradictions(sql`
      select n.kind, n.title from notifications n left join applications a on n.application_link like '%' || a.id
      where n.kind in ('INTERVIEW_CHANGE', 'JOB_DEADLINE') or n.created_at > ${now()}`);
    expect(wrong).toEqual([]);
  });
});
