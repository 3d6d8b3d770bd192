import { serveTasks } from '../../../../platform/files/serveTasks.ts';
import { readUserFile } from './readUserFile.ts';
import type { UniversitiesByName } from './readRow.ts';

export interface UserFileTask {
  readonly bytes: Uint8Array;
  readonly universities: UniversitiesByName;
}

serveTasks(({ bytes, universities }: UserFileTask) => readUserFile(bytes, universities));
