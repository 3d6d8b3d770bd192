import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { route } from '../../../platform/validation/route.ts';

/**
 * Giving the names of users: one's own, those of users one shares a thread with, and for an admin anybody's. Others are left
 * out in silence, so that an id tells nobody whether there is a user.
 */
export function listFullNames(router: ServiceRouter): void {
  const { database } = router.deps;
  route(
    router,
    manifest.user.listFullNames,
  )(async ({ body: { userIds }, user }) => {
    const { rows } = await sql<{ names: string }>`
      select coalesce(json_agg(json_build_object('userId', u.id,
        'fullName', concat_ws(' ', plain_name(d.first_name), plain_name(d.middle_name), plain_name(d.family_name)),
        'fullNameJp', nullif(
          concat_ws(' ', plain_name(d.family_name_jp), plain_name(d.middle_name_jp), plain_name(d.first_name_jp)), '')
      ) order by asked.place), '[]')::text as names
      from unnest(${userIds}::uuid[]) with ordinality as asked(id, place)
      join users u on u.id = asked.id and u.account_status <> 'DELETED'
      join user_details d on d.user_id = u.id
      where u.id = ${user.id} or ${user.role === 'ADMIN'} or exists (
        select from chat_members mine join chat_members theirs on theirs.thread_id = mine.thread_id
        where mine.user_id = ${user.id} and theirs.user_id = u.id)`.execute(database);
    return { status: 200, json: `{"data":${rows[0]?.names ?? '[]'}}` };
  });
}
