import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileDamaged, FileMissing, FilesUnavailable } from './fileFailures.ts';
import { filePath } from './filePath.ts';
import type { FileStore } from './fileStore.ts';

/** The folder is created with its first file. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (id: string): string => join(folder, filePath(id));
  return {
    async write(id, bytes) {
      const path = pathOf(id);
      const draft = `${path}.new`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeDurably(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        // A full disk must not leave an incomplete file.
        await rm(draft, { force: true }).catch(() => undefined);
        throw new FilesUnavailable(error);
      }
    },
    async read(id, size) {
      const path = pathOf(id);
      let file: FileHandle | undefined;
      try {
        file = await open(path);
        const { size: found } = await file.stat();
        if (found !== size) throw new FileDamaged(id, size, found);
        return new Uint8Array(await file.readFile());
      } catch (error) {
        throw error instanceof FileDamaged ? error : unread(id, error);
      } finally {
        await file?.close();
      }
    },
    async remove(id) {
      const path = pathOf(id);
      try {
        await rm(path, { force: true });
      } catch (error) {
        throw new FilesUnavailable(error);
      }
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function unread(id: string, error: unknown): Error {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing ? new FileMissing(id, error) : new FilesUnavailable(error);
}
