import { parameterSchemas } from './contractSchema.ts';
import { dayOf, daysAfter, zoneNamed } from './day.ts';
import { isRecord } from './judge.ts';
import { tellingDay } from './meaning.ts';
import { keyOf } from './page.ts';
import { type ReadOperation, readBody } from './readRows.ts';
import { momentAt, type Row, rowsIn } from './row.ts';
import type { Misfit } from './shape.ts';

/** Days that are read at once. */
const DAYS = 14;

/** Rows that lie within days of a zone. */
interface Dated {
  readonly rows: readonly Row[];
  readonly path: string;
  readonly zone: string;
  readonly request: string;
}

/**
 * Checks that operations filtered by days (`dateRange`) return what is on those days, in the time zone that the
 * response names: many days first, then a single one.
 */
export async function checkDays(read: ReadOperation): Promise<void> {
  const { operation, run } = read.probing;
  if (!parameterSchemas(operation).has('dateRange')) return;
  const today = dayOf(run.clock.now(), run.zone);
  const last = daysAfter(today, DAYS - 1);
  const many = await readDays(read, today, last);
  if (many === undefined) return;
  const only = 'gives only what is on the days asked for';
  const every = 'loses nothing of a day asked for by itself';
  const day = tellingDay(many.rows, 'startsAt', many.zone);
  if (day === undefined) {
    read.probing.skip(only, 'nothing is on these days');
    return;
  }
  read.probing.note(only, many.request, outside(many, today, last));
  const one = await readDays(read, day, day);
  if (one === undefined) return;
  read.probing.note(only, one.request, outside(one, day, day));
  const given = new Set(one.rows.map(nameOf));
  const missing = many.rows
    .filter((row) => isOn(row, many.zone, day, day) && !given.has(nameOf(row)))
    .map(nameOf);
  read.probing.note(
    every,
    one.request,
    missing.length === 0
      ? []
      : [{ path: one.path, expected: `${missing.join(', ')} of ${day}`, got: 'missing' }],
  );
}

async function readDays(read: ReadOperation, from: string, to: string): Promise<Dated | undefined> {
  const response = await readBody(read, [['dateRange', `${from},${to}`]]);
  const rows = rowsIn(response?.body);
  if (response === undefined || rows === undefined) return undefined;
  const data = isRecord(response.body) ? response.body['data'] : undefined;
  const zone = zoneNamed(isRecord(data) ? data['timezone'] : undefined);
  return { rows: rows.rows, path: rows.path, zone, request: response.request };
}

function outside({ rows, path, zone }: Dated, from: string, to: string): readonly Misfit[] {
  const wrong = rows.filter((row) => !isOn(row, zone, from, to));
  const expected = `something on ${from === to ? from : `a day from ${from} to ${to}`} in ${zone}`;
  return wrong.slice(0, 1).map((row) => ({
    path: `${path}[].startsAt`,
    expected,
    got: `${nameOf(row)}${wrong.length === 1 ? '' : `, and so in ${wrong.length - 1} more`}`,
  }));
}

/** Whether a row overlaps days: an event with an end may begin before them. */
function isOn(row: Row, zone: string, from: string, to: string): boolean {
  const start = momentAt(row, 'startsAt');
  if (start === undefined) return true;
  // An event that ends at midnight only belongs to the day before.
  const end = Math.max(start, (momentAt(row, 'endsAt') ?? start) - 1);
  return dayOf(new Date(start), zone) <= to && dayOf(new Date(end), zone) >= from;
}

function nameOf(row: Row): string {
  const start = row['startsAt'];
  return 'id' in row ? keyOf(row) : `what begins at ${String(start)}`;
}
