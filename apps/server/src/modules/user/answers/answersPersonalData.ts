import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { labelOf, section } from '../../../platform/personal-data/section.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** All versions of a user's answers, with their links and what readers have said. */
export const answersPersonalData: PersonalData = {
  name: 'answers',
  tables: ['profile_answers', 'answer_shares', 'answer_comments'],
  async collect(database, reader) {
    const { userId } = reader;
    const { rows: answers } = await sql<{ topic: string; question: string | null }>`
      select id, topic, question, name, language, text, target, counts_line_breaks as "countsLineBreaks",
        is_in_profile as "isInProfile", job_id as "jobId", question_id as "questionId", created_at as "createdAt",
        updated_at as "updatedAt"
      from profile_answers where user_id = ${userId} order by created_at, id`.execute(database);
    const { rows: shares } = await sql<object>`
      select s.id, s.answer_id as "answerId", p.name, s.counsellor_id as "counsellorId", s.created_at as "createdAt",
        s.expires_at as "expiresAt", s.view_count as "viewCount", s.last_viewed_at as "lastViewedAt"
      from answer_shares s join profile_answers p on p.id = s.answer_id
      where s.user_id = ${userId} order by s.created_at, s.id`.execute(database);
    const { rows: comments } = await sql<object>`
      select m.id, m.answer_id as "answerId", p.name, m.author, m.quote, m.text, m.created_at as "createdAt"
      from answer_comments m join profile_answers p on p.id = m.answer_id
      where m.user_id = ${userId} order by m.created_at, m.id`.execute(database);
    const messages = MESSAGES[reader.language];
    return {
      data: { answers, shares, comments },
      sections: [
        section(messages.answers, answers, reader, ({ question, topic }) => ({
          topic: question ?? labelOf(messages.topics, topic),
        })),
        section(messages.shares, shares, reader),
        section(messages.comments, comments, reader),
      ],
    };
  },
};
