import { expect, test } from 'vitest';
import {
  checkAttachment,
  filesToPersist,
  readPersistedFiles,
  type AttachmentStatus,
  type ChosenFile,
} from './attachments.ts';

const megabyte = 1024 * 1024;

test.each([
  ['resume.pdf', 10 * megabyte, null],
  ['履歴書.DOCX', 1, null],
  ['photo.jpeg', 5 * megabyte, null],
  ['photo.png', 5 * megabyte + 1, 'tooLarge'],
  ['resume.pdf', 10 * megabyte + 1, 'tooLarge'],
  ['resume.pdf', 0, 'empty'],
  ['resume.pdf.exe', 20, 'wrongType'],
  ['resume', 20, 'wrongType'],
])('looks at name and size before anything is sent: %s of %i bytes', (name, size, fault) => {
  expect(checkAttachment({ name, size })).toBe(fault);
});

const attachment = {
  id: '0199a1c2-0000-7000-8000-00000000a001',
  fileName: '履歴書.pdf',
  mediaType: 'application/pdf',
  size: 20,
} as const;
const chosen = (name: string, standing: AttachmentStatus): ChosenFile => ({
  id: name,
  name,
  size: 20,
  isPicture: false,
  standing,
  file: null,
});

test('stores files that the server has stored, and only the names of others', () => {
  const files = [
    chosen('履歴書.pdf', { kind: 'done', attachment }),
    chosen('half.pdf', { kind: 'sending', share: 0.5 }),
    chosen('tool.exe', { kind: 'refused', fault: 'wrongType' }),
  ];
  expect(readPersistedFiles(filesToPersist(files))).toEqual({
    sent: [attachment],
    lost: ['half.pdf', 'tool.exe'],
  });
});

test.each([[{}], [{ files: '{' }], [{ files: '{"sent":[{"id":1}],"lost":[]}' }]])(
  'reads no files from %j',
  (draft) => {
    expect(readPersistedFiles(draft)).toEqual({ sent: [], lost: [] });
  },
);
