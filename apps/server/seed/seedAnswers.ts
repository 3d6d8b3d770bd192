import type { Deps } from '../src/platform/deps.ts';
import type { Calendar } from './calendar.ts';
import { ALEXS_ANSWERS, COMMENTS, HANAS_ANSWERS, READING_CIRCLE, type SeedAnswer } from './data/answers.ts';
import { seedId } from './seedId.ts';

/** What the students of the demo have written about themselves, and why they apply. */
export async function seedAnswers(
  database: Deps['database'],
  calendar: Calendar,
  { alexId, hanaId }: { readonly alexId: string; readonly hanaId: string },
): Promise<void> {
  const rowsOf = (userId: string, language: 'en' | 'jp', answers: readonly SeedAnswer[]) =>
    answers.map(({ days: [first, last], isInProfile, name, number, target, text, topic }) => ({
      id: seedId('profile', number),
      user_id: userId,
      topic,
      name,
      language,
      text,
      target: target ?? null,
      counts_line_breaks: false,
      is_in_profile: isInProfile,
      created_at: calendar.at(-first, 20),
      updated_at: calendar.at(-last, 20),
    }));
  await database
    .insertInto('profile_answers')
    .values([...rowsOf(hanaId, 'jp', HANAS_ANSWERS), ...rowsOf(alexId, 'en', ALEXS_ANSWERS)])
    .execute();
}

/** Hana shares an answer with her counsellor, who comments on it. No secret is known that has the hash of the link. */
export async function seedAnswerComments(
  database: Deps['database'],
  calendar: Calendar,
  reader: { readonly hanaId: string; readonly counsellorId: string; readonly counsellor: string },
): Promise<void> {
  const of = { user_id: reader.hanaId, answer_id: seedId('profile', READING_CIRCLE) };
  await database
    .insertInto('answer_shares')
    .values({
      ...of,
      id: seedId('profile', 0x0951),
      counsellor_id: reader.counsellorId,
      token_hash: Buffer.alloc(32),
      created_at: calendar.at(-7, 18),
      expires_at: calendar.at(14, 18),
    })
    .execute();
  const text = HANAS_ANSWERS.find(({ number }) => number === READING_CIRCLE)?.text ?? '';
  await database
    .insertInto('answer_comments')
    .values(
      COMMENTS.map(({ days, quote, text: comment }, index) => ({
        ...of,
        id: seedId('profile', 0x0801 + index),
        author: reader.counsellor,
        text: comment,
        quote,
        start: Math.max(text.indexOf(quote), 0),
        created_at: calendar.at(-days, 11, 30 + index),
      })),
    )
    .execute();
}
