import type { Deps } from '../src/platform/deps.ts';
import { sanitizeRichText } from '../src/platform/import/sanitizeRichText.ts';
import type { Calendar } from './calendar.ts';
import { HELP } from './data/helps.ts';
import { seedId } from './seedId.ts';

/** Numbers of the first category, help, question and answer. */
const FIRST = { category: 0x5001, help: 0x5101, question: 0x7001, answer: 0x7101 };

/** The help articles of the demo, two questions of Hana's, one of them answered, and her feedback. */
export async function seedHelp(
  database: Deps['database'],
  calendar: Calendar,
  { hanaId, industryIds }: { readonly hanaId: string; readonly industryIds: readonly string[] },
): Promise<void> {
  const categoryId = (index: number) => seedId('help', FIRST.category + index);
  await database
    .insertInto('help_categories')
    .values(
      HELP.map(({ title, title_jp }, index) => ({ id: categoryId(index), position: index, title, title_jp })),
    )
    .execute();
  const helps = HELP.flatMap((category, index) =>
    category.helps.map((help, position) => ({ ...help, category_id: categoryId(index), position })),
  );
  await database
    .insertInto('helps')
    .values(
      helps.map(({ answer, answer_jp: answerJp, ...help }, index) => ({
        ...help,
        id: seedId('help', FIRST.help + index),
        answer: sanitizeRichText(answer) ?? answer,
        answer_jp: sanitizeRichText(answerJp),
        updated_at: calendar.at(-50, 10),
      })),
    )
    .execute();
  await seedQuestions(database, calendar, hanaId, categoryId);
  await seedFeedback(database, calendar, hanaId, industryIds);
}

async function seedQuestions(
  database: Deps['database'],
  calendar: Calendar,
  hanaId: string,
  categoryId: (index: number) => string,
): Promise<void> {
  const requested = calendar.at(-4, 14, 20);
  const answered = calendar.at(-3, 10, 5);
  await database
    .insertInto('help_questions')
    .values([
      {
        id: seedId('help', FIRST.question),
        user_id: hanaId,
        category_id: categoryId(4),
        title: 'カレンダーをスマートフォンに追加したい',
        text: '面接の予定をスマートフォンのカレンダーでも見たいです。追加した予定は自動で更新されますか。',
        status: 'ANSWERED',
        answer_count: 1,
        answered_at: answered,
        created_at: requested,
        updated_at: answered,
      },
      {
        id: seedId('help', FIRST.question + 1),
        user_id: hanaId,
        category_id: categoryId(1),
        title: '面接の候補日を送り直せますか',
        text: '日程変更をお願いしたあとに、予定が変わってしまいました。候補日を選び直すことはできますか。',
        status: 'OPEN',
        answer_count: 0,
        created_at: calendar.at(-1, 18, 40),
        updated_at: calendar.at(-1, 18, 40),
      },
    ])
    .execute();
  await database
    .insertInto('help_answers')
    .values({
      id: seedId('help', FIRST.answer),
      question_id: seedId('help', FIRST.question),
      is_by_student: false,
      text: 'ご質問ありがとうございます。カレンダーの画面の「カレンダーのURLを取得」からURLをコピーし、お使いのカレンダーアプリの「URLで追加」に貼り付けてください。予定の変更はアプリが自動で取り込みます。更新の間隔はアプリによって異なり、数時間かかることがあります。',
      created_at: answered,
    })
    .execute();
}

async function seedFeedback(
  database: Deps['database'],
  calendar: Calendar,
  hanaId: string,
  industryIds: readonly string[],
): Promise<void> {
  const id = seedId('help', 0x8001);
  await database
    .insertInto('feedbacks')
    .values({
      id,
      user_id: hanaId,
      overall: 4,
      ease_of_use: 5,
      jobs: 4,
      seminars: 3,
      comment: 'ダッシュボードの締切表示が助かります。',
      created_at: calendar.at(-30, 20),
    })
    .execute();
  await database
    .insertInto('feedback_industry_interests')
    .values(
      industryIds.map((industryId, position) => ({
        feedback_id: id,
        industry_id: industryId,
        interest: 5 - position,
        position,
      })),
    )
    .execute();
  await database
    .insertInto('feedback_job_factors')
    .values([
      { feedback_id: id, factor: 'COMPANY_CULTURE', importance: 5, position: 0 },
      { feedback_id: id, factor: 'SALARY', importance: 3, position: 1 },
    ])
    .execute();
}
