/** Most files of one message (the contract's `attachmentIds`). */
export const mostAttachments = 5;

const megabyte = 1024 * 1024;

/** Largest size by file extension. The server detects the actual type from the bytes. */
const largest: Readonly<Record<string, number>> = {
  '.pdf': 10 * megabyte,
  '.doc': 10 * megabyte,
  '.docx': 10 * megabyte,
  '.jpg': 5 * megabyte,
  '.jpeg': 5 * megabyte,
  '.png': 5 * megabyte,
  '.gif': 5 * megabyte,
};

/** Accepted file extensions. */
export const attachmentEndings: readonly string[] = Object.keys(largest);

/** Why a file is not uploaded. */
export type AttachmentFault = 'tooLarge' | 'wrongType' | 'empty';

/** The error of a file by its name and size; null if it may be sent. */
export const checkAttachment = ({ name, size }: Pick<File, 'name' | 'size'>): AttachmentFault | null => {
  const limit = largest[/\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''];
  if (limit === undefined) return 'wrongType';
  if (size === 0) return 'empty';
  return size > limit ? 'tooLarge' : null;
};
