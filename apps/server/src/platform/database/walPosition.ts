/** A position in PostgreSQL's write-ahead log, such as `16/B374D848` (manual, type `pg_lsn`). */
export type WalPosition = string;

/** SQL of the primary's position. */
export const CURRENT_POSITION = 'pg_current_wal_insert_lsn()';

/** SQL of the position up to which a replica has replayed the log; null on a server that is none. */
export const REPLAYED_POSITION = 'pg_last_wal_replay_lsn()';

/** The beginning of every log. */
export const FIRST_POSITION: WalPosition = '0/0';

export function positionNumber(position: WalPosition): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export function laterPosition(one: WalPosition, other: WalPosition): WalPosition {
  return positionNumber(one) < positionNumber(other) ? other : one;
}
