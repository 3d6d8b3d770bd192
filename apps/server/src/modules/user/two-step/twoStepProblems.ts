import { Problem } from '../../../platform/problem/problem.ts';

export function notReady(): Problem {
  return new Problem('TRANSITION_NOT_ALLOWED', { situation: 'twoStepNotReady' });
}

export function alreadyOn(): Problem {
  return new Problem('TRANSITION_NOT_ALLOWED', { situation: 'twoStepOn' });
}

/** The email is not verified: a user who loses the app and the recovery codes could not be reached. */
export function emailNotVerified(): Problem {
  return new Problem('TRANSITION_NOT_ALLOWED', { situation: 'emailNotVerified' });
}
