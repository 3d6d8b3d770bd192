import type { Logger } from 'pino';
import type { ErrorCode } from '../../../platform/problem/problem.ts';

/** A login attempt, as it is logged (OWASP ASVS 5, 16.3.1). */
export interface RecordedLogin {
  readonly loginMethod: 'PASSWORD' | 'SECOND_STEP' | 'IDENTITY_PROVIDER';
  /** `BEGUN`, or the error code. */
  readonly outcome: 'BEGUN' | ErrorCode;
  /** Absent if no account matches the input, which itself is not logged. */
  readonly userId?: string | undefined;
}

/** Logs a login or its refusal, so that attacks on an account are visible. */
export function recordLogin(log: Logger, login: RecordedLogin): void {
  log[login.outcome === 'BEGUN' ? 'info' : 'warn'](login, 'login');
}
