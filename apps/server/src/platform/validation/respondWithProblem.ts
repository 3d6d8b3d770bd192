import type { Operation } from '@michi/api/server';
import type { Context } from 'hono';
import type { AppEnv } from '../appContext.ts';
import { DatabaseUnreachable } from '../database/databaseUnreachable.ts';
import type { Deps } from '../deps.ts';
import { FileMissing, FilesUnavailable } from '../files/fileFailures.ts';
import { DocumentTooDemanding } from '../pdf/drawDocument.ts';
import { Overloaded } from '../http/admission.ts';
import { problemBody } from '../problem/body.ts';
import { Problem } from '../problem/problem.ts';
import { checkResponse } from './checkResponse.ts';
import { TookTooLong } from './timeLimit.ts';

/**
 * Responds in the reader's language. An unexpected error is logged completely and sent as INTERNAL_ERROR, or as
 * SERVICE_UNAVAILABLE while the database or the files are unavailable, too many requests come, or a document or handler takes too long; a file
 * that the store has lost is NOT_FOUND and logged too. In tests and development an error that the
 * contract does not list for the operation is an INTERNAL_ERROR as well.
 * @param operation null outside the operations of the contracts
 */
export function respondWithProblem(
  context: Context<AppEnv>,
  operation: Operation | null,
  error: unknown,
  deps: Deps,
): Response {
  let problem = error instanceof Problem ? allowed(error, operation) : unnamed(error);
  let text = JSON.stringify(problemBody(problem, context.get('language')));
  if (operation !== null && !deps.settings.production && error instanceof Problem) {
    try {
      checkResponse(operation, problem.status, text);
    } catch (cause) {
      problem = new Problem('INTERNAL_ERROR', { cause });
      text = JSON.stringify(problemBody(problem, context.get('language')));
    }
  }
  // Under load, a line and a stack for each would be one more load: `Admission` counts them.
  const isFailure = problem.status >= 500 && !(error instanceof Overloaded);
  if (isFailure || error instanceof FileMissing)
    context.get('log').error({ err: problem.cause ?? problem }, 'request failed');
  const headers: Record<string, string> = { 'Content-Type': 'application/json; charset=UTF-8' };
  if (problem.retryAfter !== undefined) headers['Retry-After'] = String(problem.retryAfter);
  if (problem.status === 401) headers['WWW-Authenticate'] = 'Bearer';
  return new Response(text, { status: problem.status, headers });
}

/** Seconds in `Retry-After` while the database or the files are unavailable. */
export const UNREACHABLE_RETRY = 5;

/** Infrastructure failures are possible for every operation. */
function unnamed(cause: unknown): Problem {
  if (cause instanceof Overloaded)
    return new Problem('SERVICE_UNAVAILABLE', {
      situation: 'overloaded',
      retryAfter: cause.retryAfter,
      cause,
    });
  if (cause instanceof DocumentTooDemanding)
    return new Problem('SERVICE_UNAVAILABLE', {
      situation: 'documentTooDemanding',
      retryAfter: UNREACHABLE_RETRY,
      cause,
    });
  if (cause instanceof FileMissing) return new Problem('NOT_FOUND', { situation: 'fileMissing', cause });
  return cause instanceof DatabaseUnreachable ||
    cause instanceof FilesUnavailable ||
    cause instanceof TookTooLong
    ? new Problem('SERVICE_UNAVAILABLE', { retryAfter: UNREACHABLE_RETRY, cause })
    : new Problem('INTERNAL_ERROR', { cause });
}

/** Operations without a 403 respond UNAUTHENTICATED for an account on leave. */
function allowed(problem: Problem, operation: Operation | null): Problem {
  return problem.code === 'ACCOUNT_ON_LEAVE' && operation !== null && operation.responses[403] === undefined
    ? new Problem('UNAUTHENTICATED')
    : problem;
}
