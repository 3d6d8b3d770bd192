import { Problem } from '../../../platform/problem/problem.ts';

/** There is no second step to confirm or to change. */
export function notReady(): Problem {
  return new Problem('TRANSITION_NOT_ALLOWED', { situation: 'twoStepNotReady' });
}

/** The second step is on already. */
export function alreadyOn(): Problem {
  return new Problem('TRANSITION_NOT_ALLOWED', { situation: 'twoStepOn' });
}

/** The email is not verified yet: nobody could be reached who loses the app and the recovery codes. */
export function emailNotVerified(): Problem {
  return new Problem('TRANSITION_NOT_ALLOWED', { situation: 'emailNotVerified' });
}
