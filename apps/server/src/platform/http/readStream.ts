import { setImmediate } from 'node:timers/promises';

/** Bytes of a block: of a body sent one byte at a time, reading one takes some 20 ms. */
const BLOCK = 16 * 1024;

/**
 * Reads the body of a request or response in blocks of 16 KiB, the last one shorter. What arrives is copied, since a body
 * may be sent one byte at a time, and an object for each byte takes a hundred times the memory. Others are served between
 * two blocks, since a stream hands out all that it has queued before anything else runs.
 */
export async function* readBlocks(body: AsyncIterable<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  let block = new Uint8Array(BLOCK);
  let filled = 0;
  for await (const part of body ?? []) {
    for (let from = 0; from < part.length;) {
      const next = part.subarray(from, from + BLOCK - filled);
      block.set(next, filled);
      from += next.length;
      filled += next.length;
      if (filled < BLOCK) continue;
      yield block;
      block = new Uint8Array(BLOCK);
      filled = 0;
      await setImmediate();
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
}

/**
 * Reads the whole body of a request or response.
 * @returns undefined for a body of more bytes than the limit, of which at most one block more is read
 */
export async function readStream(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const blocks: Uint8Array[] = [];
  let length = 0;
  for await (const block of readBlocks(body)) {
    length += block.length;
    if (length > limit) return undefined;
    blocks.push(block);
  }
  return Buffer.concat(blocks, length);
}
