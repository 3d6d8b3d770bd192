import { paths } from '../../shared/paths.ts';
import { namedByAddress } from './askFirst.ts';

/** Screens that visits of a student begin with. */
export const beginnings = [
  paths.dashboard,
  paths.publicJobs,
  paths.universityJobs,
  `${paths.publicJobDetails}?id=${namedByAddress}`,
  `${paths.universityJobDetails}?id=${namedByAddress}`,
  paths.profile,
] as const;
