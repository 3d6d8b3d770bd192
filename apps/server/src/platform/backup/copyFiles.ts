import pLimit from 'p-limit';
import { FileMissing } from '../files/fileFailures.ts';
import type { FileStore } from '../files/fileStore.ts';

/** Files copied concurrently. */
const AT_ONCE = 8;

/** @returns the ids of files that the first store does not have */
export async function copyFiles(
  ids: readonly string[],
  from: Pick<FileStore, 'read'>,
  to: Pick<FileStore, 'write'>,
): Promise<readonly string[]> {
  const limit = pLimit(AT_ONCE);
  const missing: string[] = [];
  await Promise.all(
    ids.map((id) =>
      limit(async () => {
        try {
          await to.write(id, await from.read(id));
        } catch (error) {
          if (!(error instanceof FileMissing)) throw error;
          missing.push(id);
        }
      }),
    ),
  );
  return missing.toSorted();
}
