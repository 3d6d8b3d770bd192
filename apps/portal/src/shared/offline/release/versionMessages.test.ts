import { expect, test } from 'vitest';
import { readVersionMessage, type VersionMessage } from './versionMessages.ts';

test.each<[unknown, VersionMessage | null]>([
  [{ kind: 'michi-release' }, { kind: 'michi-release' }],
  [{ kind: 'michi-take-over' }, { kind: 'michi-take-over' }],
  [{ kind: 'michi-push' }, null],
  ['michi-release', null],
  [null, null],
])('of %j a worker reads %j', (told, message) => {
  expect(readVersionMessage(told)).toEqual(message);
});
