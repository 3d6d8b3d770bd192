import { useResponseRecord } from './useResponseRecord.ts';

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
