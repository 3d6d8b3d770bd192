import { useShowCompany, type CompanyDetail } from '@michi/api/company';

/** How a company has answered applications. */
interface CountedResponses {
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

/** How soon a company replies to applications. */
export interface ReplyTime {
  readonly days: number;
  /** Whether it is the median of its counted replies; otherwise the company states it. */
  readonly isCounted: boolean;
}

/**
 * How soon a company replies: as counted, and as it states only where nothing is counted or the count cannot be loaded.
 * @param company its id; null for a party that is no company
 * @param statedDays `responseDays` of the company
 * @returns null while unknown, and where there is neither
 */
export const useReplyTime = (company: string | null, statedDays: number | null): ReplyTime | null => {
  const { record, isLoading } = useResponseRecord(company);
  if (isLoading) return null;
  const days = record === null ? statedDays : record.medianDays;
  return days === null ? null : { days, isCounted: record !== null };
};
