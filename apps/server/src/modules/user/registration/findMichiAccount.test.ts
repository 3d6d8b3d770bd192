import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/testApp.ts';

const { request, deps } = await createTestApp();
const { findMichiAccount } = manifest.user;

await deps.database
  .insertInto('companion_accounts')
  .values({
    phone: '+819055550123',
    family_name: 'Mori',
    first_name: 'Riku',
    family_name_jp: '森',
    first_name_jp: '陸',
    graduation_year: 2028,
  })
  .execute();

const find = (phone: string) =>
  request(findMichiAccount, 200, { query: `phone=${encodeURIComponent(phone)}` });

test.each(['090-5555-0123', '０９０ー５５５５ー０１２３', '+81 90 5555 0123'])(
  'finds the companion account of a number typed as %s',
  async (phone) => {
    expect((await find(phone)).data).toEqual({
      familyName: 'Mori',
      firstName: 'Riku',
      familyNameJp: '森',
      firstNameJp: '陸',
      graduationYear: 2028,
    });
  },
);

test.each(['090-5555-9999', '12'])('answers the same shape for %s, which nobody has', async (phone) => {
  const { data } = await find(phone);
  expect(Object.values(data)).toEqual([null, null, null, null, null]);
});

test('names the field that is missing, and stops who tries many', async () => {
  const { fields } = await request(findMichiAccount, 422, { query: 'phone=' });
  expect(Object.keys(fields ?? {})).toEqual(['phone']);
  for (let tries = 5; tries < 60; tries += 1) await find('090-5555-9999');
  await request(findMichiAccount, 429, { query: 'phone=090-5555-0123' });
});
