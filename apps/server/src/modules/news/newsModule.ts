import { manifest } from '@michi/api/manifest';
import { POST_TABLES } from '../../platform/conditional/responseSources.ts';
import type { ServiceModule } from '../../platform/appContext.ts';
import { jsonData, type JsonText } from '../../platform/json/jsonText.ts';
import { pageJson } from '../../platform/page/rowsJson.ts';
import { route } from '../../platform/validation/route.ts';
import { likePost, unlikePost } from './likePost.ts';
import { countPosts, listPosts } from './listPosts.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { postJson, visibleTo, type Post, type Reader } from './postJson.ts';
import { readFoundJson } from '../../platform/json/readJson.ts';

/** The news service: posts of Michi, of companies and of the student's university. */
export const newsModule: ServiceModule = {
  service: 'news',
  register(router) {
    const { changes, database, totals } = router.deps;

    route(
      router,
      manifest.news.listPosts,
      { madeOf: { tables: POST_TABLES } },
      async ({ query, user, now }) => {
        const { page, size, search } = query;
        const data = await pageJson(
          { page, size },
          {
            rows: () => listPosts(database, search, { page, size }, user, now),
            total: () => countPosts(database, search, user, now),
            remembered: {
              totals,
              key: `posts ${changes.versionOf(POST_TABLES, now)} ${user.universityId} ${search ?? ''}`,
            },
          },
        );
        return { status: 200, json: jsonData(data) };
      },
    );

    route(router, manifest.news.showPost, async ({ params, user, now }) => ({
      status: 200,
      json: jsonData(await showPost(database, params.id, user, now)),
    }));

    likePost(router);
    unlikePost(router);
  },
};

/** @throws Problem NOT_FOUND for a post that is not published, or not for the reader */
function showPost(
  database: Kysely<Database>,
  id: string,
  reader: Reader,
  now: Date,
): Promise<JsonText<Post>> {
  return readFoundJson(
    database,
    postJson(reader),
    (selected) => sql`
    select ${selected} from posts p
    where p.id = ${id} and ${visibleTo(reader, now)}`,
  );
}
