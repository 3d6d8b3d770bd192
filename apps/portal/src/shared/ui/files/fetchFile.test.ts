import { expect, test } from 'vitest';
import { attachmentName } from './fetchFile.ts';

test.each([
  ['attachment; filename="interview-2026-11-27.ics"', 'interview-2026-11-27.ics'],
  ['attachment; filename=offer.pdf', 'offer.pdf'],
  ['attachment; filename="../../etc/offer.pdf"', 'offer.pdf'],
  [`attachment; filename="Resume.pdf"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf`, '履歴書.pdf'],
  [`attachment; filename*=UTF-8'ja'%E5%B1%A5.pdf; filename="Resume.pdf"`, '履.pdf'],
  [`attachment; filename="Resume.pdf"; filename*=UTF-8''%E5%B1.pdf`, 'Resume.pdf'],
  [`attachment; filename="a.pdf"; filename*=UTF-8''..%2F..%2Fb.pdf`, 'b.pdf'],
  ['attachment', 'plain.ics'],
  ['attachment; filename="/"', 'plain.ics'],
  [null, 'plain.ics'],
])('reads the name of the file from %o', (disposition, name) => {
  expect(attachmentName(disposition, 'plain.ics')).toBe(name);
});
