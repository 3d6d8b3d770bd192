import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { columnsOf, instant, json } from '../../../platform/json/json.ts';

/** A subject of help (common contract, `HelpCategory`). */
export type HelpCategory = ResponseBody<typeof manifest.common.listHelpCategories, 200>['data'][number];

/** A help article (common contract, `Help`). */
export type Help = ResponseBody<typeof manifest.common.listHelps, 200>['data'][number];

const H = columnsOf<'helps'>('h');

/** A row of `help_categories` under an alias as the common contract's `HelpCategory`. */
export function helpCategoryJson(alias: string): RawBuilder<HelpCategory> {
  const column = columnsOf<'help_categories'>(alias);
  return json<HelpCategory>({
    id: column('id'),
    title: column('title'),
    titleJp: column('title_jp'),
    helpCount: sql<number>`(select count(*)::int from helps counted where counted.category_id = ${column('id')})`,
  });
}

/** A row of `helps` under the alias `h` as the common contract's `Help`. */
export function helpJson(): RawBuilder<Help> {
  return json<Help>({
    id: H('id'),
    categoryId: H('category_id'),
    question: H('question'),
    questionJp: H('question_jp'),
    answer: H('answer'),
    answerJp: H('answer_jp'),
    updatedAt: instant(H('updated_at')),
  });
}
