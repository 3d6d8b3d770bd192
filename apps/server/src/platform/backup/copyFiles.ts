import pLimit from 'p-limit';
import { FileDamaged, FileMissing } from '../files/fileFailures.ts';
import type { FileStore } from '../files/fileStore.ts';

/** Files copied concurrently. */
const AT_ONCE = 8;

export interface CopiedFile {
  readonly id: string;
  /** In bytes. */
  readonly size: number;
}

/** @returns the ids of files that the first store does not have as they were written */
export async function copyFiles(
  files: readonly CopiedFile[],
  from: Pick<FileStore, 'read'>,
  to: Pick<FileStore, 'write'>,
): Promise<readonly string[]> {
  const limit = pLimit(AT_ONCE);
  const missing: string[] = [];
  await Promise.all(
    files.map(({ id, size }) =>
      limit(async () => {
        try {
          await to.write(id, await from.read(id, size));
        } catch (error) {
          if (!(error instanceof FileMissing || error instanceof FileDamaged)) throw error;
          missing.push(id);
        }
      }),
    ),
  );
  return missing.toSorted();
}
