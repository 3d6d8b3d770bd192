import type { Location } from '@redocly/openapi-core/lib/ref-utils.js';
import type { Oas3Operation, Oas3Response } from '@redocly/openapi-core/lib/typings/openapi.js';
import type { Oas3Visitor } from '@redocly/openapi-core/lib/visitors.js';
import type { UserContext } from '@redocly/openapi-core/lib/walk.js';
import { bearerOf } from './bearer.ts';

/** What a response lacks that the mocks need; undefined if nothing. */
const findMissing = (status: string, { content, headers }: Oas3Response): string | undefined => {
  const needsLocation = status.startsWith('3') && status !== '304';
  const location = headers?.['Location'];
  if (needsLocation && (location === undefined || !('example' in location)))
    return `The Location of its ${status} response has no example.`;
  const [media] = Object.entries(content ?? {});
  if (media === undefined || !/\bjson\b/.test(media[0])) return undefined;
  const { example, examples } = media[1];
  return example === undefined && Object.keys(examples ?? {}).length === 0
    ? `Its ${status} response has no example.`
    : undefined;
};

/** The statuses that an operation must have. */
const missingStatuses = (statuses: readonly string[], needsSession: boolean): readonly string[] => [
  ...(statuses.some((status) => /^[23]/.test(status)) ? [] : ['The operation has no successful response.']),
  ...(statuses.includes('500') ? [] : ['The operation has no response with status 500.']),
  ...(!needsSession || statuses.includes('401') ? [] : ['The operation needs a session and has no 401.']),
];

/** A lint rule: an operation has the responses, and each response the examples, that the mocks are made of. */
export const responses = (): Oas3Visitor => {
  let security: Oas3Operation['security'];
  const check = (operation: Oas3Operation, { location, report, resolve }: UserContext) => {
    if (!location.pointer.startsWith('#/paths/')) return;
    const { operationId = '', responses: written } = operation;
    const at: Location = location.child(['responses']);
    const say = (message: string, where: Location) =>
      report({ message: `${operationId}: ${message}`, location: where.key() });
    const statuses = Object.keys(written ?? {});
    const needsSession = bearerOf(operation.security ?? security ?? []) === 'required';
    for (const message of missingStatuses(statuses, needsSession)) say(message, at);
    for (const [status, response] of Object.entries(written ?? {})) {
      if (!/^[2-5]\d\d$/.test(status)) {
        say(`"${status}" is no status.`, at.child([status]));
        continue;
      }
      const { node } = resolve<Oas3Response>(response);
      const missing = node === undefined ? undefined : findMissing(status, node);
      if (missing !== undefined) say(missing, at.child([status]));
    }
  };
  return {
    Root(root) {
      ({ security } = root);
    },
    Operation: check,
  };
};
