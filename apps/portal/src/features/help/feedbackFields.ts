import type { FeedbackRequest, JobFactor, SatisfactionScales } from '@michi/api/common';
import type { Draft } from '../../shared/offline/drafts.ts';
import { typedText } from '../../shared/ui/forms/typedText.ts';

export const scales = [
  'overall',
  'easeOfUse',
  'jobs',
  'seminars',
  'support',
] as const satisfies readonly (keyof SatisfactionScales)[];

export const factors = [
  'JOB_CONTENT',
  'SALARY',
  'BENEFITS',
  'LOCATION',
  'WORKING_HOURS',
  'REMOTE_WORK',
  'COMPANY_CULTURE',
  'TRAINING',
  'STABILITY',
  'SOCIAL_CONTRIBUTION',
] as const satisfies readonly JobFactor[];

export const ratings = ['1', '2', '3', '4', '5'] as const;

/** Value of a scale without an answer. */
export const noRating = 'none';

export const scaleName = (scale: (typeof scales)[number]): string => `scale-${scale}`;

export const factorName = (factor: JobFactor): string => `factor-${factor}`;

const industryPrefix = 'industry-';

export const industryName = (id: string): string => `${industryPrefix}${id}`;

/** Ids of the rated industries, in the order they were chosen. */
export const chosenIndustries = (values: Draft): readonly string[] =>
  Object.keys(values)
    .filter((name) => name.startsWith(industryPrefix))
    .map((name) => name.slice(industryPrefix.length));

const ratingOf = (values: Draft, name: string): number | null => {
  const rating = ratings.find((each) => each === values[name]);
  return rating === undefined ? null : Number(rating);
};

/** Names of the required answers: the overall scale, and the interest in each chosen industry. */
export const requiredFields = (values: Draft): readonly string[] => [
  scaleName('overall'),
  ...chosenIndustries(values).map(industryName),
];

/** Names of the required answers that are missing. */
export const missingFields = (values: Draft): readonly string[] =>
  requiredFields(values).filter((name) => ratingOf(values, name) === null);

/** The answers as the contract's request, or null while a required one is missing. */
export const toFeedback = (values: Draft): FeedbackRequest | null => {
  const of = (scale: (typeof scales)[number]) => ratingOf(values, scaleName(scale));
  const overall = of('overall');
  if (overall === null || missingFields(values).length > 0) return null;
  const comment = typedText(values['comment'] ?? '');
  return {
    satisfaction: {
      overall,
      easeOfUse: of('easeOfUse'),
      jobs: of('jobs'),
      seminars: of('seminars'),
      support: of('support'),
    },
    industryInterests: chosenIndustries(values).flatMap((industryId) => {
      const interest = ratingOf(values, industryName(industryId));
      return interest === null ? [] : [{ industryId, interest }];
    }),
    jobFactors: factors.flatMap((factor) => {
      const importance = ratingOf(values, factorName(factor));
      return importance === null ? [] : [{ factor, importance }];
    }),
    comment: comment === '' ? null : comment,
  };
};
