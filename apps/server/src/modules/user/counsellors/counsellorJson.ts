import { sql, type RawBuilder } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';
import { studentsAssisted } from '../../university/index.ts';

/** The addresses of counsellors' pictures, by the id of the file. */
export type Photos = Readonly<Record<string, string>>;

/**
 * A row of `counsellors` as the user contract's `Counsellor`.
 * @param next the column with the soonest free time
 */
export function counsellorJson(table: string, next: string, photos: Photos): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'name', ${column('name')}, 'nameJp', ${column('name_jp')},
    'photoUrl', ${JSON.stringify(photos)}::jsonb ->> ${column('photo_file_id')}::text, 'position', ${column('position')}, 'positionJp', ${column('position_jp')},
    'style', ${column('style')}, 'studentsAssisted', ${studentsAssisted(table)},
    'languages', ${column('languages')}, 'topics', ${column('topics')},
    'isAvailable', ${sql.ref(next)} is not null, 'nextAvailableAt', ${instantJson(next)})`;
}
