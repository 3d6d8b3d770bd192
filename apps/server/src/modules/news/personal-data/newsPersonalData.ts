import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { section } from '../../../platform/personal-data/section.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Data of the news service about a student: liked posts. */
export const newsPersonalData: PersonalData = {
  name: 'news',
  tables: ['post_likes'],
  async collect(database, reader) {
    const { rows: postLikes } = await sql<{ title: string; titleJp: string | null }>`
      select p.id as "postId", p.title, p.title_jp as "titleJp", l.created_at as "likedAt"
      from post_likes l join posts p on p.id = l.post_id
      where l.user_id = ${reader.userId} order by l.created_at desc, p.id`.execute(database);
    const shown = section(WORDS[reader.language].postLikes, postLikes, reader, ({ title, titleJp }) => ({
      post: title,
      postJp: titleJp,
    }));
    return { data: { postLikes }, sections: [shown] };
  },
};
