import type { CompanyDetail } from '@michi/api/company';

type WorkingDay = CompanyDetail['workingDays'][number];

/** The days of a week in order (specs/COVERAGE.md, section 9). */
const week = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies readonly WorkingDay[];

const shortestRange = 3;

/** Working days for display: one range from the first to the last, or separate days. */
type WorkingDays =
  | { readonly kind: 'range'; readonly from: WorkingDay; readonly to: WorkingDay }
  | { readonly kind: 'days'; readonly days: readonly WorkingDay[] };

/** Joins days in a row to a range; days apart stay as they are, in the order of the week. */
export const workingDays = (days: CompanyDetail['workingDays']): WorkingDays => {
  const positions = week.flatMap((day, position) => (days.includes(day) ? [position] : []));
  const inOrder = week.filter((day) => days.includes(day));
  const from = inOrder[0];
  const to = inOrder.at(-1);
  const isRow = positions.every(
    (position, index) => index === 0 || position === (positions[index - 1] ?? 0) + 1,
  );
  return isRow && inOrder.length >= shortestRange && from !== undefined && to !== undefined
    ? { kind: 'range', from, to }
    : { kind: 'days', days: inOrder };
};

/** A link to an external page. */
interface WebAddress {
  readonly href: string;
  /** Host and path without decoration: "social.example/yukari". */
  readonly label: string;
}

/** Parses the address of a page; null if it is missing or not on the web, which `format: uri` does not exclude. */
export const webAddress = (address: string | null): WebAddress | null => {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const path = url.pathname === '/' ? '' : url.pathname.replace(/\/$/, '');
  return { href: url.href, label: `${url.host.replace(/^www\./, '')}${path}` };
};
