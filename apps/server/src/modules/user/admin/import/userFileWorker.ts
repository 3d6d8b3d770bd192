import { serveTasks } from '../../../../platform/files/serveTasks.ts';
import { readUserFile } from './readUserFile.ts';
import type { UniversitiesByName } from './readRow.ts';

/** A file of users, and the universities that its lines may name. */
export interface UserFileTask {
  readonly bytes: Uint8Array;
  readonly universities: UniversitiesByName;
}

serveTasks(({ bytes, universities }: UserFileTask) => readUserFile(bytes, universities));
