import { useListApplications, type CompanySummary } from '@michi/api/job';

export interface OtherCompanies {
  /** Undefined while they load, and after a failure. */
  readonly companies: readonly CompanySummary[] | undefined;
  readonly hasFailed: boolean;
}

const maxApplications = 200;

/** Milliseconds for which a list of applications is recent enough: a new one seldom matters here. */
const recent = 5 * 60 * 1000;

/** The companies of the student’s applications, but for one; requested once, when there is a text to compare with them. */
export function useOtherCompanies(companyName: string | undefined, isWanted: boolean): OtherCompanies {
  const { data, isError } = useListApplications(
    { size: maxApplications },
    { query: { retry: false, staleTime: recent, enabled: isWanted } },
  );
  const others = (data?.data ?? []).map(({ company }) => company).filter(({ name }) => name !== companyName);
  return {
    companies: data && [...new Map(others.map((company) => [company.id, company])).values()],
    hasFailed: data === undefined && isError,
  };
}
