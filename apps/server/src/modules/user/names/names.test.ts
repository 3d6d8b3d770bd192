import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/testApp.ts';

const { request, send, signInStudent, addUniversity, deps, clock } = await createTestApp();
const { updateJapaneseName, updateProfile, listFullNames, getProfile } = manifest.user;
const universityId = await addUniversity();
const hana = await signInStudent({ universityId });
const alex = await signInStudent({ universityId });
const stranger = await signInStudent();
const admin = await signInStudent();
await deps.database.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', admin.userId).execute();

const typed = {
  familyNameJp: ' 佐伯 ',
  firstNameJp: '花',
  middleNameJp: ' ',
  familyNameFurigana: 'ｻｴｷ',
  firstNameFurigana: 'はな',
  middleNameFurigana: null,
};
const saved = {
  familyNameJp: '佐伯',
  firstNameJp: '花',
  middleNameJp: null,
  familyNameFurigana: 'サエキ',
  firstNameFurigana: 'はな',
  middleNameFurigana: null,
};
const save = (token: string, userId: string, changes = {}) => ({
  token,
  params: { userId },
  body: { ...typed, ...changes },
});

test('names in Japanese are normalised, named as in the specification, and leave the rest of the profile unchanged', async () => {
  const { data, message } = await request(updateJapaneseName, 200, save(hana.token, hana.userId));
  expect([data, message]).toEqual([saved, 'Personal Details Updated Successfully']);
  const { data: profile } = await request(getProfile, 200, { token: hana.token });
  expect(profile).toMatchObject({ ...saved, familyName: 'Test' });
});

test('those of another student are not found, and an invalid reading is rejected at its field', async () => {
  await request(updateJapaneseName, 404, save(alex.token, hana.userId));
  const { body } = await send('POST', `/api/user/users/jp-name/${hana.userId}`, {
    token: hana.token,
    body: { ...typed, familyNameFurigana: 'Saeki' },
  });
  expect(body).toMatchObject({
    error: 'VALIDATION_FAILED',
    fields: { familyNameFurigana: expect.any(String) },
  });
});

test('the last remaining form of a name cannot be removed', async () => {
  const { token, userId } = await signInStudent();
  await request(updateJapaneseName, 200, save(token, userId));
  await request(updateProfile, 200, { token, body: { familyName: null } });
  const refused = await request(updateJapaneseName, 422, save(token, userId, { familyNameJp: null }));
  expect(Object.keys(refused.fields ?? {})).toEqual(['familyNameJp']);
  await request(updateJapaneseName, 200, save(token, userId, { firstNameJp: null }));
});

test('a full name is the Japanese one where romaji are missing', async () => {
  const { token, userId } = await signInStudent();
  await request(updateJapaneseName, 200, save(token, userId));
  await request(updateProfile, 200, { token, body: { firstName: null } });
  const { data } = await request(listFullNames, 200, { token, body: { userIds: [userId] } });
  expect(data).toEqual([{ userId, fullName: '佐伯 花', fullNameJp: '佐伯 花' }]);
});

test("an admin can save any user's names, with one entry in the audit log", async () => {
  const options = save(admin.token, hana.userId, { firstNameJp: '華' });
  await request(updateJapaneseName, 200, options);
  await request(updateJapaneseName, 200, options);
  const entries = await deps.database
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'user_id', 'changed_fields'])
    .execute();
  expect(entries).toEqual([
    {
      action: 'USER_CHANGED',
      actor_id: admin.userId,
      user_id: hana.userId,
      changed_fields: ['FIRST_NAME_JP'],
    },
  ]);
});

test('full names are returned in the requested order, of oneself and of users sharing a thread, others omitted silently', async () => {
  const { rows } = await sql<{ id: string }>`
    insert into chat_threads (id, kind, university_id, title, created_at, updated_at)
    values (gen_random_uuid(), 'GROUP', ${universityId}, 'Readers', ${clock.now()}, ${clock.now()}) returning id`.execute(
    deps.database,
  );
  for (const { userId } of [hana, alex])
    await deps.database
      .insertInto('chat_members')
      .values({ thread_id: rows[0]?.id ?? '', user_id: userId, joined_at: clock.now() })
      .execute();
  const userIds = [stranger.userId, alex.userId, '0199a1c2-0000-7000-8000-00000000ffff', hana.userId];
  const idsFor = async (token: string) =>
    (await request(listFullNames, 200, { token, body: { userIds } })).data.map(({ userId }) => userId);
  expect(await idsFor(hana.token)).toEqual([alex.userId, hana.userId]);
  expect(await idsFor(stranger.token)).toEqual([stranger.userId]);
  expect(await idsFor(admin.token)).toEqual([stranger.userId, alex.userId, hana.userId]);
  const { data } = await request(listFullNames, 200, { token: hana.token, body: { userIds: [hana.userId] } });
  expect(data).toEqual([{ userId: hana.userId, fullName: 'Student 1 Test', fullNameJp: '佐伯 華' }]);
});
