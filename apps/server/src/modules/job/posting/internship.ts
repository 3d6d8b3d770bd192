import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';

type JobDetail = ResponseBody<typeof manifest.job.showJob, 200>['data'];

/** Stored in the column `internship`. */
export type InternshipTerms = NonNullable<JobDetail['internship']>;

/** An internship without stated terms. */
export const NO_INTERNSHIP_TERMS: InternshipTerms = {
  style: null,
  type: null,
  period: null,
  periodJp: null,
  startDate: null,
  endDate: null,
  lunchBreakMinutes: null,
  compensation: null,
  transportPayment: null,
  transportPaymentJp: null,
  accommodationPayment: null,
  accommodationPaymentJp: null,
  insurance: null,
  insuranceJp: null,
  requirements: null,
  requirementsJp: null,
  majorOrientation: null,
  majorOrientationJp: null,
  selectionInformation: null,
  selectionInformationJp: null,
  contact: null,
  documents: [],
};
