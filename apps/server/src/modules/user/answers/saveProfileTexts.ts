import { sql, type Transaction } from 'kysely';
import { TOPICS, type ProfileText } from '../../../platform/answers/profileTexts.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { FieldRule } from '../../../platform/problem/problem.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES = { en, jp };

/** Most versions of a student (user contract, `listProfileAnswers`). */
export const ANSWER_LIMIT = 200;

const PROFILE_TEXTS = ['about', 'hobbies', 'researchTopics', 'focusAsStudent'] as const;

type Texts = Readonly<Partial<Record<ProfileText, string | null>>>;

/**
 * Saves the texts of a profile that have changed, each in the version that is in the profile, or else in a first one.
 * Without a text, no version is in the profile.
 * @returns what is wrong, by the names of the texts
 */
export async function saveProfileTexts(
  transaction: Transaction<Database>,
  userId: string,
  { before, after }: { readonly before: Texts; readonly after: Texts },
  now: Date,
): Promise<Record<string, FieldRule>> {
  const rules: Record<string, FieldRule> = {};
  for (const name of PROFILE_TEXTS) {
    const text = after[name];
    if (text === undefined || text === before[name]) continue;
    if (!(await saveText(transaction, userId, TOPICS[name], text, now)))
      rules[name] = { rule: 'tooManyAnswers' };
  }
  return rules;
}

/** @returns false if there is no room for a first version */
async function saveText(
  transaction: Transaction<Database>,
  userId: string,
  topic: (typeof TOPICS)[ProfileText],
  text: string | null,
  now: Date,
): Promise<boolean> {
  const inProfile = await transaction
    .updateTable('profile_answers')
    .set(text === null ? { is_in_profile: false } : { text })
    .set({ updated_at: changedAt(now) })
    .where('user_id', '=', userId)
    .where('topic', '=', topic)
    .where('is_in_profile', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (inProfile !== undefined || text === null) return true;
  // A text that was taken out of the profile and comes back is the same version.
  const same = await transaction
    .updateTable('profile_answers')
    .set({ is_in_profile: true, updated_at: changedAt(now) })
    .where('id', '=', (version) =>
      version
        .selectFrom('profile_answers')
        .select('id')
        .where('user_id', '=', userId)
        .where('topic', '=', topic)
        .where('question_id', 'is', null)
        .where('text', '=', text)
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst();
  if (same !== undefined) return true;
  if ((await countAnswers(transaction, userId)) >= ANSWER_LIMIT) return false;
  const { language } = await transaction
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('profile_answers')
    .values({
      user_id: userId,
      topic,
      name: MESSAGES[language].firstVersion,
      language: languageOf(text),
      text,
      counts_line_breaks: false,
      is_in_profile: true,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return true;
}

export async function countAnswers(transaction: Transaction<Database>, userId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('profile_answers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The moment of a change: later than that of the one before, which tells them apart. */
export function changedAt(now: Date) {
  return sql<string>`greatest(${now.toISOString()}::timestamptz, updated_at + interval '1 millisecond')`;
}

/** Japanese where a text has kana or kanji. */
function languageOf(text: string): 'en' | 'jp' {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) ? 'jp' : 'en';
}
