import type { Logger } from 'pino';
import type { ErrorCode } from '../../../platform/problem/problem.ts';

/** A login attempt, as it is logged (OWASP ASVS 5, 16.3.1). */
export interface RecordedLogin {
  readonly way: 'PASSWORD' | 'SECOND_STEP' | 'IDENTITY_PROVIDER';
  /** `BEGUN`, or the code it was refused with. */
  readonly outcome: 'BEGUN' | ErrorCode;
  /** Absent where no account is known by what was sent, which itself stays out of the log. */
  readonly userId?: string | undefined;
}

/** Writes into the log that somebody logged in, or was refused, so that guessing at one account is seen. */
export function recordLogin(log: Logger, login: RecordedLogin): void {
  log[login.outcome === 'BEGUN' ? 'info' : 'warn'](login, 'login');
}
