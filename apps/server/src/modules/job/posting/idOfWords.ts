import { createHash } from 'node:crypto';

/**
 * The id of a question or a choice: derived from everything it says (a UUID of version 8, RFC 9562), so that it is the same
 * in every import, and another as soon as anything changes.
 */
export function idOfWords(content: object): string {
  const bytes = createHash('sha256').update(JSON.stringify(content)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
