import { expect, test } from 'vitest';
import { filesToPersist, readPersistedFiles } from './persistedFiles.ts';
import type { AttachmentStatus, ChosenFile } from './useAttachments.ts';

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

test('keeps files that the server has stored, and only the names of others', () => {
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
  'of %j nothing is kept',
  (draft) => {
    expect(readPersistedFiles(draft)).toEqual({ sent: [], lost: [] });
  },
);
