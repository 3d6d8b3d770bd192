import type { Mail, MailContent } from '../src/platform/mail/mail.ts';

/** A token as in a link. */
export const SAMPLE_TOKEN = 'v1_sample-token-that-signs-somebody-in';

/** A link with the token in its fragment. */
export const SAMPLE_LINK = `https://michi.example/app/reset-password#token=${SAMPLE_TOKEN}`;

const moment = { at: new Date('2026-11-20T03:00:00Z'), timezone: 'JST' } as const;

/** One of every kind of mail. */
export const SAMPLE_CONTENTS: readonly MailContent[] = [
  { template: 'verifyEmail', link: SAMPLE_LINK },
  { template: 'resetPassword', link: SAMPLE_LINK },
  { template: 'createPassword', link: SAMPLE_LINK },
  { template: 'invitation', link: SAMPLE_LINK },
  { template: 'passwordChanged', ...moment },
  { template: 'newSignIn', ...moment, device: 'Chrome on Windows', address: '203.0.113.7' },
  { template: 'twoStepChanged', ...moment, isOn: true },
  { template: 'twoStepChanged', ...moment, isOn: false },
  { template: 'accountDeleted' },
  {
    template: 'notification',
    title: 'Isobe Market invited you to a second interview',
    titleJp: '磯部マーケットから二次面接の依頼が届きました',
    body: 'Respond by Sat 21 Nov, 17:00.',
    bodyJp: '11月21日（土）17:00までにご回答ください。',
    path: '/student/job/interview/details?id=0199a1c2-0000-7000-8000-0000000a2002',
    applicationPath: '/student/job/applications/details?id=0199a1c2-0000-7000-8000-0000000a0002',
  },
  {
    template: 'notificationDigest',
    notifications: [
      {
        title: 'How was the seminar?',
        titleJp: 'セミナーはいかがでしたか',
        body: null,
        bodyJp: null,
        path: '/student/seminar/public-seminar?tab=2',
      },
    ],
    count: 1,
  },
];

/** A mail that sets a new password, to Aiko. */
export function resetMail(to = 'aiko@michi.example'): Mail {
  return { to, language: 'en', name: 'Aiko Tanaka', template: 'resetPassword', link: SAMPLE_LINK };
}
