import pg from 'pg';

/**
 * PostgreSQL cannot respond now: it is not running, is stopping or starting, its disk is full, or the connection broke.
 */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';

  /** @param cause the error of the driver or PostgreSQL, shown to the person who starts the server */
  constructor(cause: unknown) {
    const reason = cause instanceof Error && cause.message !== '' ? `: ${cause.message}` : '.';
    super(`The database cannot be reached${reason}`, { cause });
  }
}

/**
 * SQLSTATE classes about connection (08, also used by poolers) and resources (53), not about the statement (PostgreSQL
 * manual, appendix A).
 */
const CLASSES = ['08', '53'];

/** Shut down, crashed, or starting; and a standby in place of the primary during a failover. */
const CODES = ['57P01', '57P02', '57P03', '25006'];

/** Whether PostgreSQL itself is unavailable, rather than the statement wrong. */
export function isUnreachableError(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return false;
  return CODES.includes(error.code) || CLASSES.includes(error.code.slice(0, 2));
}
