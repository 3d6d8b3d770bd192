import type { FilesSettings } from '../settings.ts';
import { createBucketStore } from './bucketStore.ts';
import { createFolderStore } from './folderStore.ts';
import type { FileStore } from './fileStore.ts';

export function createFileStore(settings: FilesSettings): FileStore {
  return settings.kind === 'folder' ? createFolderStore(settings.folder) : createBucketStore(settings);
}
