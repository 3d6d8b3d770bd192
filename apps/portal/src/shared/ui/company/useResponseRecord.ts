import { useShowCompany, type CompanyDetail } from '@michi/api/company';

/** How a company has answered applications. */
export interface CountedResponses {
  /** Null where too few count, and where they cannot be loaded. */
  readonly record: CompanyDetail['responseRecord'];
  readonly isLoading: boolean;
}

/** How a company has answered applications. @param company its id; null for a party that is no company */
export const useResponseRecord = (company: string | null): CountedResponses => {
  const { data, isLoading } = useShowCompany(company ?? '', {
    query: { enabled: company !== null, retry: false, refetchInterval: false },
  });
  return { record: data?.responseRecord ?? null, isLoading };
};
