import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifest } from '@michi/api/manifest';
import { Command } from 'commander';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { present } from '../../../../test/present.ts';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp } from '../../../../test/testApp.ts';
import { newsCommands } from './newsCommands.ts';
import { publishPost } from './publishPost.ts';

const { listPosts } = manifest.news;
const testApp = await createTestApp();
const { request, deps, clock } = testApp;
const { database } = deps;
const { universityId, companyIds, hana, alex } = await createSmallFixture(testApp);

const FOLDER = await mkdtemp(join(tmpdir(), 'michi-news-'));
afterAll(() => rm(FOLDER, { recursive: true }));

const written = (changes: object = {}) =>
  JSON.stringify({
    identifier: 'career-day',
    publisher: 'michi',
    title: 'Career day',
    titleJp: '合同説明会',
    body: '<p>Come.</p>',
    bodyJp: '<p>お越しください。</p>',
    ...changes,
  });
const publish = (changes: object = {}, shallNotify = false) =>
  publishPost(deps, { json: written(changes), folder: FOLDER }, shallNotify);
const posts = () => database.selectFrom('posts').selectAll().execute();
const notified = () =>
  database
    .selectFrom('notifications')
    .select(['user_id', 'kind', 'title', 'body_jp', 'link'])
    .orderBy('user_id')
    .execute();

beforeEach(async () => {
  await database.deleteFrom('posts').execute();
  await database.deleteFrom('notifications').execute();
});

describe('publishing a post', () => {
  test('shows it to the addressed students', async () => {
    await publish({ publisher: { university: 'Seiryo University' } });
    await publish({ identifier: 'b', publisher: { company: 'Yukari Robotics' }, title: 'Robots' });
    const seen = async (token: string) =>
      (await request(listPosts, 200, { token })).data.data.map(
        ({ title, publisher }) => `${title} ${publisher.id}`,
      );
    expect((await seen(hana.token)).toSorted()).toEqual([
      `Career day ${universityId}`,
      `Robots ${companyIds[0]}`,
    ]);
    expect(await seen(alex.token)).toEqual([`Robots ${companyIds[0]}`]);
    const found = await request(listPosts, 200, { token: hana.token, query: 'search=seiryo' });
    expect(found.data.totalRecords).toBe(1);
  });

  test('a second time changes nothing; changed, it is the same post', async () => {
    const { id } = await publish();
    const before = await posts();
    clock.advance(60_000);
    expect(await publish()).toEqual({ id, outcome: 'UNCHANGED', notified: 0 });
    expect(await posts()).toEqual(before);
    expect(await publish({ title: 'Career day, moved' })).toEqual({ id, outcome: 'CHANGED', notified: 0 });
    const [post] = await posts();
    expect(post).toMatchObject({
      title: 'Career day, moved',
      published_at: before[0]?.published_at,
      updated_at: clock.now().toISOString(),
    });
  });

  test('happens once for two concurrent operators', async () => {
    const outcomes = (await Promise.all([publish(), publish(), publish()])).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['ADDED', 'UNCHANGED', 'UNCHANGED']);
    expect(await posts()).toHaveLength(1);
  });

  test('loses the characters that nobody sees', async () => {
    await publish({ title: '\u200bCareer\u2060 day\u00a0', identifier: 'a\ufeff' });
    expect(await posts()).toMatchObject([{ title: 'Career day', import_key: 'a' }]);
  });

  test('removes forbidden markup, and makes paragraphs of plain text', async () => {
    await publish({
      body: '<p onclick="x()">A<script>alert(1)</script><img src="https://a.example/x.png"> <a href="javascript:x()">b</a></p>',
      bodyJp: '一つ目\n\n二つ目',
    });
    expect((await posts())[0]).toMatchObject({
      body: '<p>A <a rel="noopener noreferrer nofollow">b</a></p>',
      body_jp: '<p>一つ目</p><p>二つ目</p>',
    });
  });
});

describe('the picture of a post', () => {
  const shown = async () => {
    const { picture } = (await request(listPosts, 200, { token: hana.token })).data.data[0] ?? {};
    return present(picture);
  };
  const paint = (name: string, background: string) =>
    sharp({ create: { width: 1500, height: 600, channels: 3, background } })
      .png()
      .toFile(join(FOLDER, name));

  test('comes in two widths with what it shows, and goes with the post that no longer names it', async () => {
    await paint('day.png', 'teal');
    const pictured = { picture: 'day.png', pictureText: 'The hall', pictureTextJp: '会場' };
    await publish(pictured);
    expect(await shown()).toMatchObject({
      text: 'The hall',
      textJp: '会場',
      sizes: [{ width: 640 }, { width: 1280 }],
    });
    expect((await publish(pictured)).outcome).toBe('UNCHANGED');
    await paint('other.png', 'tomato');
    expect((await publish({ ...pictured, picture: 'other.png' })).outcome).toBe('CHANGED');
    expect(await database.selectFrom('pictures').select('id').execute()).toHaveLength(1);
    expect((await publish()).outcome).toBe('CHANGED');
    expect(await posts()).toMatchObject([{ picture_id: null, picture_text: null, picture_text_jp: null }]);
    expect(await database.selectFrom('pictures').select('id').execute()).toEqual([]);
  });

  test.each([
    [{ picture: 'nowhere.png' }, 'picture: there is no file nowhere.png in the same folder'],
    [{ picture: '../post.png' }, 'picture: is not the path of a file in the same folder'],
    [{ picture: 'https://a.example/x.png' }, 'picture: is not the path of a file in the same folder'],
    [{ picture: 'text.png' }, 'picture: is not a'],
    [{ pictureText: 'The hall' }, 'picture is missing'],
    [{ picture: 'day.png', pictureText: 'x'.repeat(301) }, 'pictureText has more than 300 characters'],
  ])('%j is refused, and nothing written', async (changes, message) => {
    await writeFile(join(FOLDER, 'text.png'), 'no picture');
    await expect(publish(changes)).rejects.toThrow(message);
    expect(await posts()).toEqual([]);
  });
});

describe('notifying', () => {
  test('happens only on request, to each addressed student, once', async () => {
    expect((await publish()).notified).toBe(0);
    expect(await notified()).toEqual([]);
    const { id, notified: first } = await publish({ publisher: { university: universityId } }, true);
    expect(first).toBe(1);
    expect(await notified()).toEqual([
      {
        user_id: hana.userId,
        kind: 'ANNOUNCEMENT',
        title: 'Career day',
        body_jp: 'Seiryo Universityからのお知らせ',
        link: `/student/news?post=${id}`,
      },
    ]);
    const again = await publish({ publisher: { university: universityId }, title: 'Changed' }, true);
    expect(again).toMatchObject({ outcome: 'CHANGED', notified: 0 });
    expect(await notified()).toHaveLength(1);
  });

  test('of a post for everyone is sent to every active student, and none on leave', async () => {
    const { notified: count } = await publish({}, true);
    expect(count).toBe(2);
    const ids = (await notified()).map(({ user_id }) => user_id);
    expect(ids.toSorted()).toEqual([hana.userId, alex.userId].toSorted());
  });
});

describe('a post is refused, and nothing written, when', () => {
  test.each([
    ['its identifier is missing', { identifier: undefined }, 'identifier is missing'],
    ['its title is blank', { title: '  ' }, 'title is empty'],
    ['its title is too long', { titleJp: '長'.repeat(301) }, 'titleJp has more than 300 characters'],
    ['its title has two lines', { title: 'Career\nday' }, 'title contains a line break or a tab'],
    ['it has a control character', { body: 'Career\u0007 day' }, 'body contains a control character'],
    ['its body is a number', { body: 3 }, 'body is not text'],
    [
      'nothing is left of its body',
      { body: '<script>x</script>' },
      'body is empty once unsafe content is removed',
    ],
    ['its body is endless', { body: `<p>${'x'.repeat(100_001)}</p>` }, 'body has more than 100,000'],
    ['a field is not known', { author: 'me' }, 'author is not a field of a post'],
    ['nobody publishes it', { publisher: 'nobody' }, 'publisher is neither'],
    [
      'its company is not known',
      { publisher: { company: 'Nobody' } },
      'publisher is not a known company: Nobody',
    ],
    [
      'its moment is long past',
      { publishedAt: '1026-12-01T09:00:00+09:00' },
      '1026-12-01 is before 2000-01-01',
    ],
    ['its moment is far off', { publishedAt: '9999-12-31T00:00:00Z' }, '9999-12-31 is after 2036-11-20'],
    ['its moment is none', { publishedAt: 'soon' }, 'publishedAt is not a moment'],
    [
      'a university speaks to everyone',
      { publisher: { university: 'Seiryo University' }, audience: 'everyone' },
      'audience of a university is its own students',
    ],
    [
      'a university speaks to another',
      { publisher: { university: 'Seiryo University' }, audience: { university: 'Minato University' } },
      'audience of a university is its own students',
    ],
  ])('%s', async (_name, changes, message) => {
    await expect(publish(changes)).rejects.toThrow(message);
    expect(await posts()).toEqual([]);
  });

  test('the file is no JSON, or no object', async () => {
    await expect(publishPost(deps, { json: '{', folder: FOLDER }, false)).rejects.toThrow(
      'The file is not JSON',
    );
    await expect(publishPost(deps, { json: '[]', folder: FOLDER }, false)).rejects.toThrow(
      'The file is not a JSON object',
    );
  });

  test('it is announced before publication', async () => {
    const ahead = new Date(clock.now().getTime() + 3_600_000).toISOString();
    await expect(publish({ publishedAt: ahead }, true)).rejects.toThrow('--notify is for a published post');
    expect(await posts()).toEqual([]);
  });

  test('its name is that of two companies', async () => {
    await database.insertInto('companies').values({ name: 'Yukari Robotics', details: '{}' }).execute();
    await expect(publish({ publisher: { company: 'Yukari Robotics' } })).rejects.toThrow(
      'publisher is the name of more than one company: give its id',
    );
  });
});

describe('the command', () => {
  test('reports its result', async () => {
    const path = join(FOLDER, 'post.json');
    await writeFile(path, written());
    const printed: string[] = [];
    const program = new Command('michi').exitOverride();
    newsCommands(program, async (work) => {
      printed.push(...(await work(deps)).lines);
    });
    await program.parseAsync(['news', 'publish', path, '--notify'], { from: 'user' });
    expect(printed).toEqual([
      expect.stringMatching(/^The post is published: [\da-f-]{36}\.$/),
      '2 students are notified.',
    ]);
  });
});
