import { setImmediate } from 'node:timers/promises';

/**
 * Reads the body of a request or response. Its parts are copied, since a body may be sent one byte at a time, and an
 * object for each byte takes a hundred times the memory. Others are answered between them, since a stream hands out all
 * that it has queued before anything else runs.
 * @returns undefined for a body of more bytes than the limit, of which no more are read
 */
export async function readStream(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const buffer = new ArrayBuffer(0, { maxByteLength: limit });
  for await (const part of body ?? []) {
    const length = buffer.byteLength;
    if (length + part.length > limit) return undefined;
    buffer.resize(length + part.length);
    new Uint8Array(buffer, length).set(part);
    await setImmediate();
  }
  return Buffer.from(buffer.transferToFixedLength());
}
