import type { Operation } from '@michi/api/server';
import { choicesOf, itemOf, parameterSchemas, type Schema } from './contractSchema.ts';
import { meaningOf } from './filterMeanings.ts';
import type { Meaning, FilterContext } from './meaning.ts';
import { COUNTED, keyOf } from './page.ts';
import { isAllowed, queryParameters, UNKNOWN_ID } from './parameters.ts';
import { sourcesOf } from './probe.ts';
import { type ResponseRows, type Query, type ReadOperation, readRows } from './readRows.ts';
import type { Difference } from './report.ts';
import { valuesAt } from './row.ts';
import { shown } from './shown.ts';

/** Rows checked of each response. */
const LOOKED_AT = 50;

/** A word that no text contains. */
const NONSENSE = 'qzxjvkwpfb';

/** A value of a filter, and the rows it gave. */
interface Filtered {
  readonly value: string;
  readonly response: ResponseRows;
}

/** Checks the effect of each filter on a list's rows (metamorphic checks: one response is compared with another). */
export async function checkFilters(read: ReadOperation): Promise<void> {
  const { operation, run } = read.probing;
  const base = await readRows(read, [['size', String(LOOKED_AT)]]);
  if (base === undefined) return;
  const required = new Set(read.reading.required.keys());
  for (const { name, isFreeText } of queryParameters(operation, sourcesOf(run))) {
    const schema = parameterSchemas(operation).get(name);
    if (isFreeText && isSearch(name)) await checkNonsense(read, name);
    if (schema !== undefined && isId(schema) && base.total > 0 && !required.has(name)) {
      await checkUnknownId(read, name);
    }
    const meaning = meaningOf(operation, name);
    if (meaning !== undefined && !required.has(name)) await checkFilter(read, base, name, meaning);
  }
}

/** Parameters that take words to look for. */
function isSearch(name: string): boolean {
  return ['search', 'name', 'email'].includes(name);
}

function isId(schema: Schema): boolean {
  return itemOf(schema).format === 'uuid';
}

async function checkNonsense(read: ReadOperation, name: string): Promise<void> {
  const response = await readRows(read, [[name, NONSENSE]]);
  if (response !== undefined) noteNothing(read, `finds nothing for a nonsense ${name}`, response);
}

async function checkUnknownId(read: ReadOperation, name: string): Promise<void> {
  if (`${read.probing.operation.id}.${name}` in REFUSED_UNKNOWN) return;
  const response = await readRows(read, [[name, UNKNOWN_ID]]);
  if (response !== undefined) noteNothing(read, `finds nothing for an unknown ${name}`, response);
}

/** Filters by an id that may be refused when it is unknown (404), as their descriptions say. */
const REFUSED_UNKNOWN: Readonly<Record<string, true>> = {
  'listCounsellingSlots.counsellorId': true,
  'listCounsellingSlots.counsellingId': true,
};

function noteNothing(
  { probing }: ReadOperation,
  name: string,
  { rows, total, path, request }: ResponseRows,
): void {
  probing.note(
    name,
    request,
    rows.length === 0 && total === 0
      ? []
      : [{ path, expected: 'no entry', got: `${total}, such as ${shown(rows[0])}` }],
  );
}

async function checkFilter(
  read: ReadOperation,
  base: ResponseRows,
  name: string,
  meaning: Meaning,
): Promise<void> {
  const context = contextOf(read);
  const { operation } = read.probing;
  const values = valuesOf(operation, base, name, meaning, context);
  const all: Filtered[] = [];
  for (const value of values) {
    const response = await readRows(read, filterQuery(name, value));
    if (response !== undefined) all.push({ value, response });
  }
  if (all.length === 0) {
    read.probing.skip(
      `gives only rows that are as ${name} says`,
      'no row that was read holds a value for it',
    );
    return;
  }
  checkRows(read, name, meaning, all);
  if (!meaning.isPart) return;
  const differences = sizeDifferences(base, all, name, meaning, context);
  const isSplit = meaning.fits !== 'any number' && all.length === values.length;
  const split = isSplit ? splitDifferences(base, all, name, meaning.fits) : [];
  if (
    differences.more.length + differences.lost.length + split.length > 0 &&
    (await hasChanged(read, base))
  ) {
    read.probing.skip(`never gives more with ${name}`, 'the list changed meanwhile');
    return;
  }
  read.probing.addDifferences(`never gives more with ${name}`, differences.more);
  if (meaning.path !== null)
    read.probing.addDifferences(`loses no row that is as ${name} says`, differences.lost);
  if (isSplit) read.probing.addDifferences(`gives each row for ${meaning.fits} value of ${name}`, split);
}

function valuesOf(
  operation: Operation,
  base: ResponseRows,
  name: string,
  { values }: Meaning,
  context: FilterContext,
): readonly string[] {
  const schema = parameterSchemas(operation).get(name);
  const listed = schema === undefined ? [] : choicesOf(schema);
  return (values === 'listed' ? listed : values(base.rows, context)).filter((value) =>
    isAllowed(operation, name, value),
  );
}

function filterQuery(name: string, value: string): Query {
  return [
    [name, value],
    ['size', String(LOOKED_AT)],
  ];
}

function contextOf({ probing: { run } }: ReadOperation): FilterContext {
  return { zone: run.zone, parentOf: run.ids.parentOf };
}

/** Checks that every row matches the filter. */
function checkRows(read: ReadOperation, name: string, meaning: Meaning, all: readonly Filtered[]): void {
  const { path } = meaning;
  if (path === null) return;
  const check = `gives only rows that are as ${name} says`;
  const context = contextOf(read);
  let judged = 0;
  const differences: Difference[] = [];
  for (const { value, response } of all) {
    const verdicts = response.rows.map((row) => meaning.holds(row, value, context));
    judged += verdicts.filter((verdict) => verdict !== undefined).length;
    const wrong = response.rows.filter((_, index) => verdicts[index] === false);
    const [first] = wrong;
    if (first === undefined) continue;
    differences.push({
      request: response.request,
      path: `${response.path}[].${path}`,
      expected: `what ${name}=${value} says`,
      got: `${shown(valuesAt(first, path))} in ${keyOf(first)}${wrong.length === 1 ? '' : `, and so in ${wrong.length - 1} more`}`,
    });
  }
  if (judged === 0) read.probing.skip(check, 'no row with any of its values was there, or rows do not tell');
  else read.probing.addDifferences(check, differences);
}

/** With the filter there are no more rows than without it, and no fewer than the matching rows without it. */
function sizeDifferences(
  base: ResponseRows,
  all: readonly Filtered[],
  name: string,
  meaning: Meaning,
  context: FilterContext,
): { readonly more: Difference[]; readonly lost: Difference[] } {
  const more: Difference[] = [];
  const lost: Difference[] = [];
  for (const { value, response } of all) {
    const { request, total } = response;
    if (total > base.total) {
      const expected = `at most ${base.total}, as many as without ${name}`;
      more.push({ request, path: 'data.totalRecords', expected, got: String(total) });
    }
    const fitting = base.rows.filter((row) => meaning.holds(row, value, context) === true);
    const given = new Set(response.rows.map(keyOf));
    const isWhole = response.rows.length === total;
    const missing = isWhole ? fitting.map(keyOf).filter((key) => !given.has(key)) : [];
    if (missing.length > 0) {
      const expected = `${missing[0] ?? ''}, which is as ${name}=${value} says`;
      lost.push({ request, path: response.path, expected, got: `${missing.length} such rows are missing` });
    } else if (total < fitting.length) {
      const expected = `at least ${fitting.length}, which are as ${name}=${value} says`;
      lost.push({ request, path: 'data.totalRecords', expected, got: String(total) });
    }
  }
  return { more, lost };
}

/** The values of a filter together give as many rows as without it, or no more if a row may have none. */
function splitDifferences(
  base: ResponseRows,
  all: readonly Filtered[],
  name: string,
  fits: Meaning['fits'],
): Difference[] {
  const sum = all.reduce((so, { response }) => so + response.total, 0);
  const isRight = fits === 'exactly one' ? sum === base.total : sum <= base.total;
  if (isRight || base.total >= COUNTED) return [];
  const parts = all.map(({ value, response: reply }) => `${reply.total} for ${value}`).join(', ');
  const most = fits === 'exactly one' ? '' : 'at most ';
  const expected = `${most}${base.total} for all values of ${name} together`;
  return [{ request: base.request, path: 'data.totalRecords', expected, got: `${sum} (${parts})` }];
}

async function hasChanged(read: ReadOperation, base: ResponseRows): Promise<boolean> {
  const again = await readRows(read, [['size', String(LOOKED_AT)]]);
  return again === undefined || again.total !== base.total;
}
