import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { logoJson } from '../company/index.ts';
import { columnsOf, json, rowOrNull } from '../../platform/json/json.ts';

/** A party of the chat (chat contract, `ChatEntity`). */
export type ChatEntity = ResponseBody<typeof manifest.chat.showThread, 200>['data']['entity'];

/**
 * A party as the contract's `ChatEntity`.
 * @param alias of the view `chat_entities` in the statement
 */
export function entityJson(alias: string): RawBuilder<ChatEntity> {
  const of = columnsOf<'chat_entities'>(alias);
  return json<ChatEntity>({
    id: of('id'),
    type: of('type'),
    name: of('name'),
    nameJp: of('name_jp'),
    photoUrl: sql<null>`null`,
    logo: rowOrNull(logoJson('c'), sql`companies c where c.id = ${of('id')}`),
    isVerified: of('is_verified'),
    responseDays: of('response_days'),
  });
}
