import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Keeps the bytes of what users upload, each under the id of its row in `files`; they are written once. */
export interface FileStore {
  /** Writes a file; once it has, the bytes outlive a crash of the machine. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** The whole file. */
  read(id: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The file bit by bit, from when it is first asked for. */
  open(id: string): AsyncIterable<Uint8Array>;
  /** Removes a file, if there is one. */
  remove(id: string): Promise<void>;
}

/** What an id looks like; nothing else becomes a path. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A store in a folder, which is made with its first file. */
export function createFileStore(folder: string): FileStore {
  const pathOf = (id: string): string => {
    if (!ID.test(id)) throw new Error(`Not the id of a file: ${id}`);
    // The end of an id is random, the beginning is the time: so no folder gets them all.
    return join(folder, id.slice(-2), id);
  };
  return {
    async write(id, bytes) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.new`;
      const file = await open(draft, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    },
    async read(id) {
      return new Uint8Array(await readFile(pathOf(id)));
    },
    async *open(id) {
      const stream: AsyncIterable<Buffer> = createReadStream(pathOf(id));
      yield* stream;
    },
    async remove(id) {
      await rm(pathOf(id), { force: true });
    },
  };
}
