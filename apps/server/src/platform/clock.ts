/** Tests control it. */
export interface Clock {
  now(): Date;
}
