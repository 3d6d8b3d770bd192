import type { ResumeWork, YearStyle } from '../content.ts';
import { dated, type HistoryLine, undated } from './historyLine.ts';
import { inYears } from './years.ts';

/** How a form names the beginning and the end of each kind of work. */
const PHRASES: Readonly<Record<ResumeWork['employmentType'], readonly [begun: string, ended: string]>> = {
  PERMANENT: ['入社', '退社'],
  CONTRACT: ['契約社員として入社', '退社'],
  TEMPORARY: ['派遣社員として就業', '就業終了'],
  PART_TIME: ['アルバイトとして勤務開始', '勤務終了'],
  FREELANCE: ['フリーランスとして業務開始', '業務終了'],
  INTERNSHIP: ['インターンシップ参加', 'インターンシップ修了'],
  OTHER: ['勤務開始', '勤務終了'],
};

/** The position behind the beginning of a job, in brackets unless it has some itself. */
function positionAs(position: string | null): string {
  if (position === null || position === '') return '';
  return /[（()）]/u.test(position) ? `　${position}` : `（${position}）`;
}

function linesOf(
  { employmentType, companyName, position, startMonth, endMonth }: ResumeWork,
  years: YearStyle,
) {
  const [begun, ended] = PHRASES[employmentType];
  const as = positionAs(position === null ? null : inYears(position, years));
  return {
    begun: dated(startMonth, `${companyName}　${begun}${as}`),
    ended: endMonth === null ? null : dated(endMonth, `${companyName}　${ended}`),
  };
}

/** The jobs of a form by month: なし without any, and 現在に至る below an ongoing one. */
export function workLines(work: readonly ResumeWork[], years: YearStyle): readonly HistoryLine[] {
  if (work.length === 0) return [undated('なし')];
  const lines = work
    .flatMap((each) => {
      const { begun, ended } = linesOf(each, years);
      return ended === null ? [begun] : [begun, ended];
    })
    .toSorted((one, other) => (one.month ?? '').localeCompare(other.month ?? ''));
  return work.some(({ endMonth }) => endMonth === null) ? [...lines, undated('現在に至る')] : lines;
}
