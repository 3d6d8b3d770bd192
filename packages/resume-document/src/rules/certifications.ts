import type { ResumeCertification, YearStyle } from '../content.ts';
import { dated, type HistoryLine, undated } from './historyLine.ts';
import { inYears } from './years.ts';

/** The entries under 免許・資格, the earliest first; 特になし without any. */
export function certificationLines(
  certifications: readonly ResumeCertification[],
  years: YearStyle,
): readonly HistoryLine[] {
  if (certifications.length === 0) return [undated('特になし')];
  return certifications
    .toSorted((one, other) => one.issuedOn.localeCompare(other.issuedOn))
    .map(({ name, issuedOn }) => {
      const written = inYears(name, years);
      return dated(issuedOn, /(取得|合格|修了)$/u.test(written) ? written : `${written}　取得`);
    });
}
