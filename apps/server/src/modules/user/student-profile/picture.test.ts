import { manifest } from '@michi/api/manifest';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { formRequest } from '../../../../test/formRequest.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn } from '../../../../test/testApp.ts';
import { beginSession } from '../../../platform/auth/sessions.ts';

const { getStudentProfile, updateProfile } = manifest.user;
const testApp = await createTestApp();
const { app, request, clock, deps, signInStudent } = testApp;

const [JPEG, PNG] = await Promise.all([drawn().jpeg().toBuffer(), drawn().png().toBuffer()]);

function drawn() {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } });
}

async function send(student: SignedIn, parts: Parameters<typeof formRequest>[0]) {
  return testApp.send('PUT', '/api/user/students/profile', {
    token: student.token,
    ...(await formRequest(parts)),
  });
}

test.each([
  ['cut off', JPEG.subarray(0, 200), 422, /damaged/],
  ['a PNG cut off', PNG.subarray(0, 40), 422, /damaged/],
  ['a program', Buffer.from('MZ'), 415, /JPEG, PNG or GIF/],
  ['over 5 MB', new Uint8Array((5 << 20) + 1), 413, /5 MB/],
  ['far over 5 MB', new Uint8Array(7 << 20), 413, /5 MB/],
] as const)(
  'a picture that is %s is refused at the field, and the profile stays',
  async (_, picture, status, text) => {
    const student = await signInStudent();
    const response = await send(student, {
      photo: new Blob([new Uint8Array(picture)]),
      profile: { researchTopics: 'Lost' },
    });
    expect([response.status, response.body]).toEqual([
      status,
      expect.objectContaining({ fields: { photo: expect.stringMatching(text) } }),
    ]);
    expect((await request(getStudentProfile, 200, student)).data.researchTopics).toBeNull();
  },
);

test('a picture is served at a signed address for a limited time, and is deleted when replaced or removed', async () => {
  const student = await signInStudent();
  const photoOf = async ({ token }: SignedIn) =>
    (await request(getStudentProfile, 200, { token })).data.photoUrl;
  await send(student, { photo: new Blob([new Uint8Array(JPEG)]) });
  const address = present(await photoOf(student));
  const shown = await app.request(address);
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'private, max-age=900',
  ]);
  expect((await app.request(`${address.slice(0, -3)}AAA`)).status).toBe(404);
  const later = address.replace(/=(\d+)\./, (_whole, second) => `=${Number(second) + 900}.`);
  expect((await app.request(later)).status).toBe(404);
  clock.advance(31 * 60_000);
  expect((await app.request(address)).status).toBe(404);

  const { token } = await beginSession(deps, student.userId, 'FULL');
  const again = { ...student, token };
  await send(again, { photo: new Blob([new Uint8Array(PNG)]) });
  const other = present(await photoOf(again));
  expect((await app.request(other)).headers.get('content-type')).toBe('image/png');
  await send(again, { isPhotoRemoved: 'true' });
  expect(await photoOf(again)).toBeNull();
  expect((await app.request(other)).status).toBe(404);
  expect(
    await deps.database.selectFrom('files').select('id').where('user_id', '=', student.userId).execute(),
  ).toEqual([]);
});

describe('sections saved at once do not undo one another', () => {
  test('of the student', async () => {
    const student = await signInStudent();
    await Promise.all([
      send(student, { profile: { researchTopics: 'Streets' } }),
      send(student, { profile: { focusAsStudent: '読書会' } }),
      send(student, { profile: { visibility: [{ section: 'HOBBIES', audience: 'ONLY_ME' }] } }),
    ]);
    const { data } = await request(getStudentProfile, 200, student);
    expect(data).toMatchObject({ researchTopics: 'Streets', focusAsStudent: '読書会' });
    expect(
      data.visibility.filter(({ audience }) => audience === 'ONLY_ME').map(({ section }) => section),
    ).toEqual(['HOBBIES', 'PERSONAL_DETAILS']);
  });

  test('of the person', async () => {
    const { token } = await signInStudent();
    const bodies = [{ about: 'About' }, { hobbies: 'Maps' }, { skills: ['SQL'] }];
    await Promise.all(bodies.map((body) => request(updateProfile, 200, { token, body })));
    expect((await request(manifest.user.getProfile, 200, { token })).data).toMatchObject({
      about: 'About',
      hobbies: 'Maps',
      skills: ['SQL'],
    });
  });
});
