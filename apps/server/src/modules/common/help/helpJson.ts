import { sql, type RawBuilder } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';

/** A row of `help_categories` under an alias as the common contract's `HelpCategory`. */
export function helpCategoryJson(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'title', ${column('title')}, 'titleJp', ${column('title_jp')},
    'helpCount', (select count(*)::int from helps counted where counted.category_id = ${column('id')}))`;
}

/** A row of `helps` under the alias `h` as the common contract's `Help`. */
export function helpJson(): RawBuilder<unknown> {
  return sql`json_build_object('id', h.id, 'categoryId', h.category_id, 'question', h.question,
    'questionJp', h.question_jp, 'answer', h.answer, 'answerJp', h.answer_jp, 'updatedAt', ${instantJson('h.updated_at')})`;
}
