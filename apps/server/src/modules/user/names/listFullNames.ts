import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { json, listed } from '../../../platform/json/json.ts';
import { jsonData } from '../../../platform/json/jsonText.ts';
import { readOneJson } from '../../../platform/json/readJson.ts';
import { route } from '../../../platform/validation/route.ts';

type FullName = ResponseBody<typeof manifest.user.listFullNames, 200>['data'][number];

const NAMES = listed(
  json<FullName>({
    userId: sql<string>`u.id`,
    fullName: sql<string>`plain_name(
      written_name(d.family_name, d.middle_name, d.first_name, d.family_name_jp, d.middle_name_jp, d.first_name_jp))`,
    fullNameJp: sql<string | null>`nullif(
      concat_ws(' ', plain_name(d.family_name_jp), plain_name(d.middle_name_jp), plain_name(d.first_name_jp)), '')`,
  }),
  sql`requested.place`,
);

/**
 * Returns the user's own name, those of users sharing a thread, and for an admin all. Others are omitted silently, so that
 * an id does not reveal whether the user exists.
 */
export function listFullNames(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.user.listFullNames, async ({ body, user }) => {
    const { userIds } = body;
    const names = await readOneJson(
      database,
      NAMES,
      (selected) => sql`
      select ${selected}
      from unnest(${userIds}::uuid[]) with ordinality as requested(id, place)
      join users u on u.id = requested.id and u.account_status <> 'DELETED'
      join user_details d on d.user_id = u.id
      where u.id = ${user.id} or ${user.role === 'ADMIN'} or exists (
        select from chat_members mine join chat_members theirs on theirs.thread_id = mine.thread_id
        where mine.user_id = ${user.id} and theirs.user_id = u.id)`,
    );
    return { status: 200, json: jsonData(names) };
  });
}
