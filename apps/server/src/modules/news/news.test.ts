import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { present } from '../../../test/present.ts';
import { createSmallFixture } from '../../../test/smallFixture.ts';
import { createTestApp } from '../../../test/testApp.ts';
import { forgetPostLikes } from './personal-data/newsPersonalData.ts';
import { refreshPostSearch } from './postSearch.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';

const { likePost, listPosts, showPost, unlikePost } = manifest.news;
const testApp = await createTestApp();
const { request, deps, clock } = testApp;
const { database } = deps;
const { universityId, companyIds, hana, alex } = await createSmallFixture(testApp);
const otherUniversity = await testApp.addUniversity('Kasumi University');

interface Traits {
  readonly title?: string;
  readonly of?: string;
  readonly minutesAgo?: number;
}

/** Adds a post: of Michi for everyone, or of a university for its students. */
async function addPost({ title = 'News', of, minutesAgo = 10 }: Traits = {}): Promise<string> {
  const published = new Date(clock.now().getTime() - minutesAgo * 60_000);
  const { id } = await database
    .insertInto('posts')
    .values({
      publisher: of === undefined ? 'JOBHUNTING' : 'UNIVERSITY',
      university_id: of ?? null,
      audience_university_id: of ?? null,
      title,
      title_jp: `${title}のお知らせ`,
      body: '<p>Read on.</p>',
      published_at: published,
      updated_at: published,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await refreshPostSearch(database, [id]);
  return id;
}

const titles = async (token: string, query = '') =>
  (await request(listPosts, 200, { token, query })).data.data.map(({ title }) => title);

beforeEach(async () => {
  await database.deleteFrom('posts').execute();
});

describe('the list', () => {
  test("contains the posts of Michi and of the student's university, the latest first, and of no other university", async () => {
    await addPost({ title: 'Old', minutesAgo: 60 });
    await addPost({ title: 'Own', of: universityId, minutesAgo: 30 });
    await addPost({ title: 'Other', of: otherUniversity, minutesAgo: 20 });
    await addPost({ title: 'New', minutesAgo: 5 });
    expect(await titles(hana.token)).toEqual(['New', 'Own', 'Old']);
    expect(await titles(alex.token)).toEqual(['New', 'Old']);
  });

  test('shows a post with a future time when that time has come', async () => {
    const id = await addPost({ minutesAgo: -5 });
    expect(await titles(hana.token)).toEqual([]);
    await request(showPost, 404, { token: hana.token, params: { id } });
    await request(likePost, 404, { token: hana.token, params: { id } });
    clock.advance(6 * 60_000);
    expect(await titles(hana.token)).toEqual(['News']);
  });

  test('is paged, with each post once, in a stable order also for equal times', async () => {
    for (let index = 0; index < 11; index += 1) {
      await addPost({ title: `P${index}`, ...(index % 3 === 0 && { of: universityId }) });
    }
    const pages = [];
    for (const page of [1, 2, 3]) {
      pages.push((await request(listPosts, 200, { token: hana.token, query: `size=4&page=${page}` })).data);
    }
    expect(pages[0]).toMatchObject({ nextPage: 2, totalPages: 3, totalRecords: 11 });
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(11);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  test('is searched by title, in either language and width, and by who publishes', async () => {
    await addPost({ title: 'Robots' });
    await addPost({ title: 'Hours', of: universityId });
    expect(await titles(hana.token, 'search=ROBOT')).toEqual(['Robots']);
    expect(await titles(hana.token, `search=${encodeURIComponent('知ら')}`)).toHaveLength(2);
    expect(await titles(hana.token, 'search=seiryo')).toEqual(['Hours']);
    expect(await titles(hana.token, 'search=nothing')).toEqual([]);
  });

  test('names a company, a university or Michi as the one who publishes', async () => {
    const companyId = present(companyIds[0]);
    await addPost({ title: 'University', of: universityId, minutesAgo: 2 });
    await addPost({ title: 'Michi', minutesAgo: 1 });
    const now = clock.now();
    await database
      .insertInto('posts')
      .values({
        publisher: 'COMPANY',
        company_id: companyId,
        title: 'C',
        body: '<p>x</p>',
        published_at: now,
        updated_at: now,
      })
      .execute();
    const { data } = (await request(listPosts, 200, { token: hana.token })).data;
    expect(data.map(({ publisher: { type, name } }) => [type, name])).toEqual([
      ['COMPANY', 'Yukari Robotics'],
      ['JOBHUNTING', 'Michi'],
      ['UNIVERSITY', 'Seiryo University'],
    ]);
  });
});

describe('a like', () => {
  test('counts a student once, however often, and is removed once', async () => {
    const id = await addPost();
    const { token } = hana;
    const params = { id };
    const likes = async (operation: typeof likePost | typeof unlikePost, by = token) =>
      (await request(operation, 200, { token: by, params })).data;
    expect(await likes(likePost)).toEqual({ id, likeCount: 1, isLiked: true });
    expect(await likes(likePost)).toEqual({ id, likeCount: 1, isLiked: true });
    expect(await likes(likePost, alex.token)).toEqual({ id, likeCount: 2, isLiked: true });
    expect(await likes(unlikePost)).toEqual({ id, likeCount: 1, isLiked: false });
    expect(await likes(unlikePost)).toEqual({ id, likeCount: 1, isLiked: false });
    expect((await request(showPost, 200, { token: alex.token, params })).data).toMatchObject({
      likeCount: 1,
      isLiked: true,
    });
  });

  test('is not liked again by a repetition after it was unliked', async () => {
    const id = await addPost();
    const options = { token: hana.token, params: { id }, headers: { 'Idempotency-Key': 'liked-offline' } };
    const first = await request(likePost, 200, options);
    await request(unlikePost, 200, { token: hana.token, params: { id } });
    expect(await request(likePost, 200, options)).toEqual(first);
    expect((await request(showPost, 200, { token: hana.token, params: { id } })).data.isLiked).toBe(false);
  });

  test('is counted correctly when a hundred students like it twice each, concurrently', async () => {
    const id = await addPost();
    const students = await Promise.all(Array.from({ length: 100 }, () => testApp.signInStudent()));
    const requested = [...students, ...students].map(({ token }) =>
      request(likePost, 200, { token, params: { id } }),
    );
    const counts = (await Promise.all(requested)).map(({ data }) => data.likeCount);
    expect(Math.max(...counts)).toBe(100);
    expect((await request(showPost, 200, { token: hana.token, params: { id } })).data.likeCount).toBe(100);
    await Promise.all(
      students
        .slice(0, 60)
        .map(({ token }, index) =>
          request(index % 2 === 0 ? unlikePost : likePost, 200, { token, params: { id } }),
        ),
    );
    const { data } = await request(showPost, 200, { token: hana.token, params: { id } });
    expect(data.likeCount).toBe(70);
    const { rows } = await sql<{
      likes: number;
    }>`select count(*)::int as likes from post_likes where post_id = ${id}`.execute(database);
    expect(rows[0]?.likes).toBe(70);
  });

  test('is deleted with the account, and the count is reduced', async () => {
    const ids = [await addPost(), await addPost(), await addPost()];
    const pair = [await testApp.signInStudent(), await testApp.signInStudent()];
    for (const id of ids) {
      for (const { token } of pair) await request(likePost, 200, { token, params: { id } });
    }
    await Promise.all(
      pair.map(({ userId }) =>
        inTransaction(database, (transaction) => forgetPostLikes(transaction, userId)),
      ),
    );
    const left = await database.selectFrom('posts').select('like_count').execute();
    expect(left.map(({ like_count: count }) => count)).toEqual([0, 0, 0]);
  });
});
