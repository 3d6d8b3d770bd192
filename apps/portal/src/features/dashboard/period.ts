import type { StudentJobSummary } from '@michi/api/job';
import { createLoader, createSerializer } from 'nuqs/server';
import { asOneOf } from '../../shared/navigation/searchParams.ts';

/** The time the dashboard looks back over, in the contract's words. */
export type Period = StudentJobSummary['period'];

/** Every period, the shortest first (specs/COVERAGE.md, section 2). */
export const periods = [
  'THIS_WEEK',
  'THIS_MONTH',
  'THREE_MONTHS',
  'SIX_MONTHS',
  'ONE_YEAR',
] as const satisfies readonly Period[];

/** What the dashboard shows until another is chosen. */
export const defaultPeriod = 'ONE_YEAR' satisfies Period;

const codecs = { period: asOneOf(periods).withDefault(defaultPeriod) };

const load = createLoader(codecs);
const serialize = createSerializer(codecs);

/** The period in an address; the default without one. */
export const readPeriod = (query: URLSearchParams): Period => load(query).period;

/** The query of an address with another period; the default is left out. */
export const writePeriod = (query: URLSearchParams, period: Period): URLSearchParams =>
  new URLSearchParams(serialize(query, { period }));
