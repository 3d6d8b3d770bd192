/** The current time; tests control it. */
export interface Clock {
  now(): Date;
}
