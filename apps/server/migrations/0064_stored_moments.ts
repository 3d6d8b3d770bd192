import { sql, type Kysely } from 'kysely';

/**
 * The text of a notification holds its moment as `{2026-11-21T08:00:00.000Z}`, so that it is read in the zone of its
 * reader. A text keeps the words it has where its moment is no longer known, or was written in an earlier zone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `with known as (
         select n.id, n.user_id, k.starts_at as moment from notifications n
           join counsellings k on n.link = '/student/career-office?appointment=' || k.id
         union select n.id, n.user_id, moment from notifications n
           join applications a on n.application_link = '/student/job/applications/details?id=' || a.id
           left join interviews i on i.application_id = a.id
           left join job_offers o on o.application_id = a.id
           cross join unnest(array[a.answer_by, i.respond_by, i.starts_at, o.expires_at]) moment
         union select n.id, n.user_id, j.apply_by from notifications n
           join jobs j on n.link in ('/student/job/public-jobs/details?id=' || j.id,
             '/student/job/university-jobs/details?id=' || j.id)
         where n.kind = 'JOB_DEADLINE'
       ), zoned as (
         select known.id, moment, moment at time zone coalesce(z.name, 'UTC') as local
         from known join users u on u.id = known.user_id
           left join pg_timezone_names z on z.name = case u.timezone when 'JST' then 'Asia/Tokyo' else u.timezone end
         where moment is not null
       ), shown as (
         select id, '{' || to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '}' as stored,
           to_char(local, 'Dy FMDD Mon, HH24:MI') as english,
           to_char(local, 'FMMM"月"FMDD"日（"') || (array['日', '月', '火', '水', '木', '金', '土'])[extract(dow from local) + 1]
             || to_char(local, '"）"HH24:MI') as japanese
         from zoned
       )
       update notifications n set title = replace(title, english, stored), title_jp = replace(title_jp, japanese, stored),
         body = replace(body, english, stored), body_jp = replace(body_jp, japanese, stored)
       from shown where shown.id = n.id and concat_ws(' ', title, body) like '%' || english || '%'`,
    )
    .execute(database);
}
