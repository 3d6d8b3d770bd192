import { paths } from '../shared/paths.ts';

/** The screens that visits begin with: a worker keeps their pages before anybody has opened them. */
export const beginnings = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.dashboard,
  paths.publicJobs,
  paths.publicJobDetails,
  paths.universityJobs,
  paths.universityJobDetails,
  paths.profile,
];
