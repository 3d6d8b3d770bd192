import { manifest } from '@michi/api/manifest';
import type { Operation } from '@michi/api/server';
import { TEST_TIMEOUT } from '@michi/config/timeouts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { present } from './present.ts';
import { arbitraryOf } from './contract/arbitrary.ts';
import { formRequest, pdfFile } from './formRequest.ts';
import { servedOperations } from './servedOperations.ts';
import { createSmallFixture } from './smallFixture.ts';
import { createTestApp, type TestRequest } from './testApp.ts';

const testApp = await createTestApp();
const fixture = await createSmallFixture(testApp);
const { app, request, send, signInStudent, sentMails } = testApp;

const { registerStudent } = manifest.user;
const appName = 'michi' as const;
const registration = {
  familyName: 'Saeki',
  firstName: 'Hana',
  email: 'hana@new.example',
  password: 'blue-ridge-2027',
  phone: '090-1234-5678',
  termsVersion: '2026-11-25' as const,
  appName,
};

/** As copied from contacts, chats and web pages. */
const COPIED = [
  ['an override', '\u202d', '\u202c'],
  ['an isolate and a no-break space', '\u2068', '\u2069\u00a0'],
  ['marks', '\u200e', '\u200f'],
  ['zero-width spaces', '\ufeff', '\u200b'],
  ['joiners', '\u200c', '\u200d'],
  ['narrow no-break spaces', '\u202f', '\u2007'],
] as const;

test.each(COPIED)(
  'copied with %s, no email, phone number, post code, date, number or id is wrong',
  async (name, before, after) => {
    const copied = (text: string) => before + text + after;
    const email = `${name.replaceAll(' ', '-')}@michi.example`;
    const { data } = await request(registerStudent, 201, {
      body: { ...registration, email: copied(email), phone: copied('+81 90 1234 5678') },
    });
    const { token } = data;
    await request(manifest.user.logIn, 200, {
      body: { email: copied(email), password: registration.password, appName },
    });
    const address = {
      postCode: copied('236 0027'),
      prefecture: null,
      city: null,
      street: null,
      building: null,
    };
    const profile = present((await request(manifest.user.getProfile, 200, { token })).data);
    expect(profile).toMatchObject({ email, mobilePhone: '+819012345678' });
    const written = (
      await request(manifest.user.updateProfile, 200, {
        token,
        body: {
          ...UNKNOWN_PERSON,
          address,
          dateOfBirth: copied('2004-05-14'),
          homePhone: `045${after}-123-4567`,
        },
      })
    ).data;
    expect(written).toMatchObject({
      address: { postCode: '236-0027' },
      dateOfBirth: '2004-05-14',
      homePhone: '045-123-4567',
    });
    const query = `page=${encodeURIComponent(copied('1'))}&startFrom=${encodeURIComponent(copied('2026-12-01'))}`;
    await request(manifest.job.listJobs, 200, { token: fixture.hana.token, query });
    const [job = ''] = fixture.jobs.open;
    await request(manifest.job.showJob, 200, { token: fixture.hana.token, params: { id: copied(job) } });
  },
);

const UNKNOWN_PERSON = {
  familyName: 'Saeki',
  familyNameJp: null,
  familyNameFurigana: null,
  firstName: 'Hana',
  firstNameJp: null,
  firstNameFurigana: null,
  middleName: null,
  middleNameJp: null,
  middleNameFurigana: null,
  nickname: null,
  gender: null,
  dateOfBirth: null,
  graduationYear: null,
  mobilePhone: null,
  homePhone: null,
  address: null,
  emergencyAddress: null,
  skills: [],
  about: null,
  hobbies: null,
};

test.each([
  ['علی\u200cرضا', 'a Persian name'],
  ['👩\u200d🎓', 'an emoji of several characters'],
])('%s, %s, is the same in the profile, in a mail and as the name of a file', async (nickname) => {
  const { token, email } = await signInStudent();
  await request(manifest.user.updateProfile, 200, {
    token,
    body: { ...UNKNOWN_PERSON, firstName: nickname, nickname },
  });
  expect((await request(manifest.user.getProfile, 200, { token })).data).toMatchObject({
    nickname,
    firstName: nickname,
  });
  await request(manifest.user.sendEmailVerification, 200, { token });
  expect(present((await sentMails(email))[0]).text).toContain(nickname);
  const upload = await formRequest({ file: pdfFile(`${nickname}.pdf`) });
  const { data } = await request(manifest.chat.uploadAttachment, 201, { token, ...upload });
  expect(data.fileName).toBe(`${nickname}.pdf`);
  const file = await send('GET', `/api/chat/chats/attachments/${data.id}`, { token });
  expect(file.headers.get('content-disposition')).toContain(`UTF-8''${encodeURIComponent(nickname)}.pdf`);
});

const CONTROL = [
  'Remove the control characters from this text',
  '制御文字は使用できません。削除してください',
] as const;
const ONE_LINE = [
  'Write this on one line, without line breaks and tabs',
  '改行やタブを入れずに1行で入力してください',
] as const;

test.each([
  ['Sa\u0007eki', CONTROL],
  ['Saeki\u000b', CONTROL],
  ['Sa\u0085eki', CONTROL],
  ['Sa\r\neki', ONE_LINE],
  ['Sa\teki', ONE_LINE],
  ['Sa\u2028eki', ONE_LINE],
])('a name such as %j is rejected at its field in both languages', async (familyName, [en, ja]) => {
  const body = { ...registration, email: 'nobody@michi.example', familyName };
  expect((await request(registerStudent, 422, { body })).fields).toEqual({ familyName: en });
  expect((await request(registerStudent, 422, { body, language: 'ja' })).fields).toEqual({ familyName: ja });
});

test('free text keeps its line breaks and tabs, and a password every character', async () => {
  const { token } = await signInStudent();
  const about = 'I read:\n\t- novels\r\n\t- poems';
  const { data } = await request(manifest.user.updateProfile, 200, {
    token,
    body: { ...UNKNOWN_PERSON, about },
  });
  expect(data.about).toBe(about);
  const password = 'blue\u200b\u0007 ridge\t2027\u00a0';
  await request(registerStudent, 201, { body: { ...registration, password } });
  const logIn = (typed: string) => ({ body: { email: registration.email, password: typed, appName } });
  await request(manifest.user.logIn, 200, logIn(password));
  await request(manifest.user.logIn, 401, logIn(password.replace('\u0007', '')));
});

interface Leaf {
  readonly name: string;
  readonly value: string;
  readonly replaced: (text: string) => unknown;
}

/** The texts of a body, with what the body is when one of them is another. */
function leavesOf(value: unknown, name = ''): readonly Leaf[] {
  if (typeof value === 'string')
    return /password/i.test(name) ? [] : [{ name, value, replaced: (text) => text }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    leavesOf(one, name === '' ? key : `${name}.${key}`).map((leaf) => ({
      ...leaf,
      replaced: (text: string) => {
        const part = leaf.replaced(text);
        return Array.isArray(value)
          ? value.map((other: unknown, index) => (String(index) === key ? part : other))
          : { ...value, [key]: part };
      },
    })),
  );
}

async function sentBody(
  operation: Operation,
  body: unknown,
): Promise<Pick<TestRequest, 'body' | 'rawBody' | 'headers'>> {
  return operation.body?.type === 'multipart/form-data' ? formRequest(Object(body)) : { body };
}

const CONTROL_CHARACTERS = Array.from({ length: 0xa0 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => /[^\P{Cc}\0\t\n\r]/u.test(character),
);

test(
  'a control character in any text of any operation is refused by the name of the field',
  async () => {
    let tried = 0;
    for (const operation of servedOperations(app)) {
      const { body, id, method, path, service } = operation;
      if (body === null) continue;
      const token =
        path.startsWith('/users') && id.endsWith('User') ? fixture.admin.token : fixture.hana.token;
      await fc.assert(
        fc.asyncProperty(
          arbitraryOf(body.schema, {}),
          fc.constantFrom(...CONTROL_CHARACTERS),
          fc.nat(),
          fc.nat(),
          async (drawn, character, place, at) => {
            const leaves = leavesOf(drawn).filter(({ name }) => !/^(file|photo|part)\b/.test(name));
            const leaf = leaves[place % leaves.length];
            if (leaf === undefined) return;
            const letters = [...leaf.value];
            const text = letters.toSpliced(at % (letters.length + 1), 0, character).join('');
            const content = await sentBody(operation, leaf.replaced(text));
            const url = `/api/${service}${path.replace(/\{\w+\}/g, fixture.companyIds[0] ?? '')}${operation.query === null ? '' : '?month=2026-11'}`;
            const { status, body: response } = await send(method.toUpperCase(), url, { token, ...content });
            tried += 1;
            expect([id, leaf.name, text, status, Object(response).fields?.[leaf.name]]).toEqual([
              id,
              leaf.name,
              text,
              422,
              expect.any(String),
            ]);
          },
        ),
        { numRuns: 8, seed: 20_261_120 },
      );
    }
    expect(tried).toBeGreaterThan(300);
  },
  TEST_TIMEOUT,
);
