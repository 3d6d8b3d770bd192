import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface ZipEntry {
  readonly path: string;
  readonly content: Uint8Array;
}

/** Extensions of files that are already compressed. */
const COMPRESSED = /\.(pdf|docx|zip|jpe?g|png|gif)$/i;

/**
 * A zip archive, created while it is read: one file after the other, never all in memory.
 * @param entries the next is asked for when the previous one is read
 * @param now the modification time of every file
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, now: Date): ReadableStream<Uint8Array> {
  const chunks = zipped(entries, now);
  return new ReadableStream({
    async pull(controller) {
      const next: IteratorResult<Uint8Array, unknown> = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* zipped(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    ready.push(chunk);
  });
  const taken = (): Uint8Array[] => {
    if (failure !== null) throw failure;
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { path, content } of entries) {
    const file = COMPRESSED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path);
    file.mtime = now;
    zip.add(file);
    file.push(content, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
