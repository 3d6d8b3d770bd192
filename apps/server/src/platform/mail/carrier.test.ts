import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { startMailServer } from '../../../test/mailServer.ts';
import { present } from '../../../test/present.ts';
import { resetMail, SAMPLE_LINK, SAMPLE_TOKEN } from '../../../test/sampleMails.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { createCarrier, type Message } from './carrier.ts';
import { renderMail } from './renderMail.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'michi-mail-'));
const server = await startMailServer();
const logLines: string[] = [];
const log = createLog({ logLevel: 'debug' }, { write: (line) => logLines.push(line) });

afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

function message(changes: Partial<Message> = {}): Message {
  const mail = resetMail();
  const { subject, text, html, languageTag } = renderMail(readSettings({}), mail);
  return {
    id: '019aa000-0000-7000-8000-000000000001',
    template: mail.template,
    from: 'Michi <no-reply@michi.example>',
    to: { name: mail.name, address: mail.to },
    subject,
    text,
    html,
    languageTag,
    sentAt: new Date('2026-11-20T03:00:00Z'),
    ...changes,
  };
}

test('without a mail server a mail becomes a file for its owner only, and the log names the file and no content', async () => {
  const carrier = createCarrier({ smtpUrl: undefined, dataDir }, log);
  await carrier.deliver(message());
  const [name] = await readdir(join(dataDir, 'outbox'));
  const path = join(dataDir, 'outbox', present(name));
  expect(name).toMatch(/^20261120T030000Z-resetPassword-.*\.eml$/);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'outbox'))).mode & 0o777).toBe(0o700);
  const email = await PostalMime.parse(await readFile(path));
  expect(email.to).toEqual([{ name: 'Aiko Tanaka', address: 'aiko@michi.example' }]);
  expect(email.text).toContain(SAMPLE_LINK);
  expect(email.html).toContain(SAMPLE_TOKEN);
  const [logo, ...others] = email.attachments;
  expect(others).toEqual([]);
  expect(logo).toMatchObject({
    contentId: '<logo@michi>',
    mimeType: 'image/png',
    disposition: 'inline',
    related: true,
  });
  expect(email.html).toContain('src="cid:logo@michi"');
  expect(logLines.join('')).toContain(JSON.stringify(path));
  expect(logLines.join('')).not.toContain(SAMPLE_TOKEN);
  expect(logLines.join('')).not.toContain('aiko@');
});

test.each([
  [
    'the name',
    { to: { name: 'Aiko\r\nBcc: thief@michi.example', address: 'one@michi.example' } },
    'one@michi.example',
  ],
  [
    'the name, as an address',
    { to: { name: 'Aiko" <thief@michi.example>, "x', address: 'two@michi.example' } },
    'two@michi.example',
  ],
  [
    'the subject',
    { to: { name: '', address: 'three@michi.example' }, subject: 'Hello\r\nBcc: thief@michi.example' },
    'three@michi.example',
  ],
])('a line in %s adds no header and no recipient', async (_place, changes, to) => {
  const carrier = createCarrier({ smtpUrl: server.url, dataDir }, log);
  await carrier.deliver(message(changes));
  const mail = await server.nextMail(to);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect((await PostalMime.parse(mail.source)).to?.map(({ address }) => address)).toEqual([to]);
  expect(server.mails.map((each) => each.to)).not.toContain('thief@michi.example');
  carrier.close();
});

test('several addresses in one are sent to none of them', async () => {
  const carrier = createCarrier({ smtpUrl: server.url, dataDir }, log);
  const address = 'four@michi.example\r\nRCPT TO:<thief@michi.example>';
  await carrier.deliver(message({ to: { name: '', address } })).catch(() => undefined);
  await carrier
    .deliver(message({ to: { name: '', address: 'four@michi.example,thief@michi.example' } }))
    .catch(() => undefined);
  expect(server.mails.map((each) => each.to)).not.toContain('thief@michi.example');
  carrier.close();
});
