/** What time it is; tests hold it still. */
export interface Clock {
  now(): Date;
}
