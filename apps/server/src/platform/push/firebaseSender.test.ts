import { expect, test } from 'vitest';
import { z } from 'zod';
import { firebaseSender, openFirebase, type FirebaseMessage } from './firebaseSender.ts';
import { pushText } from '../notifications/pushDue.ts';

const data = pushText(
  {
    notification_id: '0199a1c2-0000-7000-8000-00000007e001',
    title: 'Isobe Market invited you to a second interview',
    titleJp: '磯部マーケットから二次面接の依頼が届きました',
    body: null,
    bodyJp: null,
    link: '/student/job/interview/details?id=0199a1c2-0000-7000-8000-0000000a2002',
  },
  'jp',
);

test('a message is data alone, every value a text, in the language of its reader', async () => {
  const seen: FirebaseMessage[] = [];
  const sender = firebaseSender(async () => ({
    async sendEach(messages) {
      seen.push(...messages);
      return { responses: messages.map(() => ({ success: true })) };
    },
  }));
  expect(await sender.send([{ deviceId: 'token', data }])).toEqual(['sent']);
  expect(seen).toEqual([
    {
      token: 'token',
      data: {
        id: '0199a1c2-0000-7000-8000-00000007e001',
        title: '磯部マーケットから二次面接の依頼が届きました',
        body: '',
        metadata:
          '{"extraData":{"linkMichi":"/student/job/interview/details?id=0199a1c2-0000-7000-8000-0000000a2002"}}',
      },
      webpush: { headers: { TTL: '86400', Urgency: 'high' } },
    },
  ]);
});

test('is opened with the first message, once, and again after a failure', async () => {
  let opened = 0;
  const sender = firebaseSender(async () => {
    opened += 1;
    if (opened === 1) throw new Error('no key');
    return { sendEach: async (messages) => ({ responses: messages.map(() => ({ success: true })) }) };
  });
  expect(opened).toBe(0);
  await expect(sender.send([{ deviceId: 'a', data }])).rejects.toThrow('no key');
  await sender.send([{ deviceId: 'a', data }]);
  await sender.send([{ deviceId: 'a', data }]);
  expect(opened).toBe(2);
});

test('an unknown token is removed, other failures are temporary; more than 500 are sent in batches', async () => {
  const codes = new Map([
    ['gone', 'messaging/registration-token-not-registered'],
    ['busy', 'messaging/server-unavailable'],
  ]);
  const sizes: number[] = [];
  const sender = firebaseSender(async () => ({
    async sendEach(messages) {
      sizes.push(messages.length);
      return {
        responses: messages.map(({ token }) => {
          const code = codes.get(token);
          return code === undefined ? { success: true } : { success: false, error: { code } };
        }),
      };
    },
  }));
  const names = ['gone', 'fine', 'busy', ...Array.from({ length: 600 }, () => 'fine')];
  const outcomes = await sender.send(names.map((deviceId) => ({ deviceId, data })));
  expect(outcomes.slice(0, 3)).toEqual(['gone', 'sent', 'failed']);
  expect([outcomes.length, sizes]).toEqual([603, [500, 103]]);
});

test("Firebase's own client accepts a service account and our message format", async () => {
  const { privateKey } = await crypto.subtle
    .generateKey(
      {
        name: 'RSASSA-PKCS1-v1_5',
        modulusLength: 2048,
        publicExponent: new Uint8Array([1, 0, 1]),
        hash: 'SHA-256',
      },
      true,
      ['sign', 'verify'],
    )
    .then(async (pair) => z.object({ privateKey: z.instanceof(CryptoKey) }).parse(pair));
  const der = Buffer.from(await crypto.subtle.exportKey('pkcs8', privateKey)).toString('base64');
  const client = await openFirebase({
    projectId: 'michi-test',
    serviceAccount: {
      projectId: 'michi-test',
      clientEmail: 'push@michi-test.example',
      privateKey: `-----BEGIN PRIVATE KEY-----\n${der.replace(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----\n`,
    },
    web: { projectId: 'michi-test', apiKey: 'k', appId: 'a', messagingSenderId: '1', vapidKey: 'v' },
  });
  // No message, so that nothing leaves this machine; the client itself refuses an empty list.
  await expect(async () => client.sendEach([])).rejects.toThrow('must be a non-empty array');
});
