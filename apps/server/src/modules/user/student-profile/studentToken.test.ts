import { manifest } from '@michi/api/manifest';
import { beforeAll, expect, test } from 'vitest';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp, type TestApp } from '../../../../test/testApp.ts';

const { getStudentQr } = manifest.user;

let testApp: TestApp;
let fixture: Awaited<ReturnType<typeof createSmallFixture>>;

beforeAll(async () => {
  testApp = await createTestApp();
  fixture = await createSmallFixture(testApp);
});

test('a student gets a personal token, valid for five minutes', async () => {
  const { data } = await testApp.request(getStudentQr, 200, { token: fixture.hana.token });
  expect(data.expiresAt).toBe('2026-11-20T03:05:00.000Z');
  expect(await testApp.deps.studentTokens.read(data.token)).toEqual({
    state: 'GOOD',
    studentId: fixture.hana.studentId,
  });
  expect((await testApp.request(getStudentQr, 200, { token: fixture.hana.token })).data.token).not.toBe(
    data.token,
  );
});

test('the token opens no session', async () => {
  const { data } = await testApp.request(getStudentQr, 200, { token: fixture.hana.token });
  expect((await testApp.request(getStudentQr, 401, { token: data.token })).error).toBe('UNAUTHENTICATED');
});

test('only students have one', async () => {
  expect((await testApp.request(getStudentQr, 403, { token: fixture.admin.token })).error).toBe('FORBIDDEN');
});
