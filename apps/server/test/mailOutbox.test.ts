import { expect, test } from 'vitest';
import { queueMail } from '../src/platform/mail/queueMail.ts';
import { resetMail, SAMPLE_LINK, SAMPLE_TOKEN } from './sampleMails.ts';
import { createTestApp } from './testApp.ts';

const { deps, clock, sentMails } = await createTestApp();

test('a test reads the mails of an address, in any letter case, with link and token', async () => {
  await queueMail(deps.database, resetMail('Aiko@michi.example'), clock.now());
  await queueMail(deps.database, resetMail('other@michi.example'), clock.now());
  deps.mailer.wake();
  const mails = await sentMails('aiko@michi.example');
  expect(mails).toMatchObject([{ template: 'resetPassword', link: SAMPLE_LINK, token: SAMPLE_TOKEN }]);
  expect(await sentMails('aiko@michi.example')).toHaveLength(1);
});

test('a mail without a wake-up of the mailer fails the test that reads it', async () => {
  await queueMail(deps.database, resetMail('late@michi.example'), clock.now());
  await expect(sentMails('late@michi.example')).rejects.toThrow('deps.mailer.wake()');
});
