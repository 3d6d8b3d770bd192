import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import { Problem } from '../problem/problem.ts';
import { FilesUnavailable } from './fileFailures.ts';

/**
 * Files read concurrently: at least two, so that one slow file does not block others; few, since each may use its
 * memory limit.
 */
export const FILES_AT_ONCE = Math.max(2, Math.min(4, availableParallelism()));

/** Files of different accounts that may wait. */
const QUEUE_LIMIT = 20;

/** Files of one account that may run or wait. */
const OWN_LIMIT = 10;

/** Milliseconds for which a file may wait for others of its account, and then for those of other accounts. */
export const WAIT_LIMIT = 4_000;

/** Seconds after which a client may retry. */
const RETRY_AFTER = 5;

interface Account {
  readonly oneByOne: LimitFunction;
  files: number;
}

const accounts = new Map<string, Account>();
const atOnce = pLimit(FILES_AT_ONCE);

/**
 * Runs work when a slot is free. Each account has one slot at a time, so that many slow files of one account do not
 * delay others.
 * @param owner the account of the file; null for an operator, who waits without limit
 * @throws Problem TOO_MANY_REQUESTS if the account's own files block it for too long, FilesUnavailable if others' do
 */
export async function withFileSlot<Result>(
  owner: string | null,
  work: () => Promise<Result>,
): Promise<Result> {
  if (owner === null) return atOnce(work);
  const account = accounts.get(owner) ?? { oneByOne: pLimit(1), files: 0 };
  if (account.files >= OWN_LIMIT) throw tooMany();
  accounts.set(owner, account);
  account.files += 1;
  try {
    return await begunInTime(account.oneByOne, tooMany, async () => {
      if (atOnce.pendingCount >= QUEUE_LIMIT) throw unavailable();
      return begunInTime(atOnce, unavailable, work);
    });
  } finally {
    account.files -= 1;
    if (account.files === 0) accounts.delete(owner);
  }
}

/** Runs work when its turn comes, unless that is too late. */
async function begunInTime<Result>(
  limit: LimitFunction,
  refusal: () => Error,
  work: () => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(refusal());
    }, WAIT_LIMIT);
    void limit(async () => {
      if (isLate) return;
      clearTimeout(timer);
      await work().then(resolve, reject);
    });
  });
}

function tooMany(): Problem {
  return new Problem('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER });
}

function unavailable(): FilesUnavailable {
  return new FilesUnavailable(new Error('Too many files wait to be read.'));
}
