import { paths } from '../shared/navigation/paths.ts';

/** Paths whose pages the service worker precaches before anybody has opened them. */
export const precachedPaths = [
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
