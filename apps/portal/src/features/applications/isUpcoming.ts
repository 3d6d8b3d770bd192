import type { Interview } from '@michi/api/job';

/** Whether an interview is still to be attended; one for which another time was requested is, until a new one is confirmed. */
export const isUpcoming = (
  { endsAt, result, status }: Pick<Interview, 'endsAt' | 'result' | 'status'>,
  now: Date,
): boolean =>
  result === null && status !== 'DENIED' && status !== 'CANCELLED' && Date.parse(endsAt) > now.getTime();
