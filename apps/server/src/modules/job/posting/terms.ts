import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';

type JobDetail = ResponseBody<typeof manifest.job.showJob, 200>['data'];

/** Stored in the column `terms`, except `englishUse`, which has a column. */
export type JobTerms = JobDetail['terms'];

export type SelectionStep = JobDetail['selectionProcess'][number];

export const NO_TERMS: JobTerms = {
  onboardingDate: null,
  entryStartDate: null,
  workingHours: null,
  workingHoursJp: null,
  probationMonths: null,
  training: null,
  trainingJp: null,
  overtimeHours: null,
  fixedOvertime: null,
  salaryIncrease: null,
  salaryIncreaseJp: null,
  bonus: null,
  bonusJp: null,
  allowance: null,
  allowanceJp: null,
  transportCost: null,
  transportCostJp: null,
  annualHolidays: null,
  holidays: null,
  holidaysJp: null,
  remoteWork: null,
  remoteWorkJp: null,
  hasRelocation: null,
  englishUse: null,
  hasWorkAbroad: null,
  recruitsByOccupation: null,
  recruitsByRegion: null,
  hasAdditionalRecruitment: null,
  hasHandicappedJobs: null,
  eligibleApplicants: null,
  eligibleApplicantsJp: null,
  resultWithinDays: null,
};
