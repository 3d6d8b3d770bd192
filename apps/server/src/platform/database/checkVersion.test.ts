import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { SettingsError } from '../settings.ts';
import { checkVersion, refuseOldVersion } from './checkVersion.ts';

test('a PostgreSQL below 15 is rejected with its version and the required one', () => {
  const refused = () => refuseOldVersion({ name: '14.22 (Debian 14.22-1)', number: 140_022 });
  expect(refused).toThrow(SettingsError);
  expect(refused).toThrow(/PostgreSQL 14\.22 \(Debian 14\.22-1\)\. The server needs PostgreSQL 15 or later/);
});

test.each([150_000, 150_018, 180_004])('a server of version number %i is accepted', (number) => {
  expect(() => refuseOldVersion({ name: 'new enough', number })).not.toThrow();
});

test('the version of a running server is read', async () => {
  const { database, close } = await createTestDatabase(null);
  onTestFinished(close);
  expect(await checkVersion(database)).toMatch(/^1[5-8]\.\d+/);
});
