import pg from 'pg';

/** PostgreSQL cannot respond now: it is not running, is stopping or starting, its disk is full, or the connection broke. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';

  /** @param cause the error of the driver or PostgreSQL, shown to the person who starts the server */
  constructor(cause: unknown) {
    const reason = cause instanceof Error && cause.message !== '' ? `: ${cause.message}` : '.';
    super(`The database cannot be reached${reason}`, { cause });
  }
}

/**
 * Classes of SQLSTATE about the connection or resources, not about the statement (PostgreSQL manual, appendix A):
 * 08 connection exception, which poolers answer with as well, and 53 insufficient resources.
 */
const CLASSES = ['08', '53'];

/** Shut down by the administrator, crashed, starting; and a standby in the place of the primary during a failover. */
const CODES = ['57P01', '57P02', '57P03', '25006'];

/** Whether PostgreSQL itself says that it cannot answer now, and not that a statement is wrong. */
export function isUnreachableError(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return false;
  return CODES.includes(error.code) || CLASSES.includes(error.code.slice(0, 2));
}
