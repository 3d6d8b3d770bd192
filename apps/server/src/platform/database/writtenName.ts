import { sql } from 'kysely';

/** The name of a row of `user_details` in English texts: in romaji, otherwise in kanji or kana. */
export const WRITTEN_NAME = sql<string>`written_name(user_details.family_name, user_details.middle_name,
  user_details.first_name, user_details.family_name_jp, user_details.middle_name_jp, user_details.first_name_jp)`;
