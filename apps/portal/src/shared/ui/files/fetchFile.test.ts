import { expect, test } from 'vitest';
import { attachmentName } from './fetchFile.ts';

test.each([
  ['attachment; filename="interview-2026-11-27.ics"', 'interview-2026-11-27.ics'],
  ['attachment; filename=offer.pdf', 'offer.pdf'],
  ['attachment; filename="../../etc/offer.pdf"', 'offer.pdf'],
  ['attachment', 'plain.ics'],
  ['attachment; filename="/"', 'plain.ics'],
  [null, 'plain.ics'],
])('reads the name of the file from %o', (disposition, name) => {
  expect(attachmentName(disposition, 'plain.ics')).toBe(name);
});
