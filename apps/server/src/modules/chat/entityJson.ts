import { sql, type RawBuilder } from 'kysely';

/**
 * A party as the contract's `ChatEntity`.
 * @param alias of the view `chat_entities` in the statement
 */
export function entityJson(alias: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`json_build_object('id', ${of('id')}, 'type', ${of('type')}, 'name', ${of('name')},
    'nameJp', ${of('name_jp')}, 'photoUrl', null, 'isVerified', ${of('is_verified')},
    'responseDays', ${of('response_days')})`;
}
