import { sql, type Expression } from 'kysely';

/** The texts of a profile that are answers, by the name of each in the contract, with its topic. */
export const TOPICS = {
  about: 'ABOUT',
  hobbies: 'HOBBIES',
  researchTopics: 'RESEARCH_TOPICS',
  focusAsStudent: 'FOCUS_AS_STUDENT',
} as const;

export type ProfileText = keyof typeof TOPICS;

/** SQL expression: a text of a user's profile, which is the version that was chosen for it; null without one. */
export function textInProfile(name: ProfileText, userId: Expression<string>) {
  return sql<string | null>`(select a.text from profile_answers a
    where a.user_id = ${userId} and a.topic = ${sql.lit(TOPICS[name])} and a.is_in_profile)`;
}
