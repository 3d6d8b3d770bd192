import { isRecord } from './judge.ts';
import { pathNames, pathsWith } from './parameters.ts';
import { type ReadOperation, type ReadOperations, readRows } from './readRows.ts';
import { withQuery } from './readings.ts';
import { idOf, type Row } from './row.ts';
import type { Misfit } from './shape.ts';
import { shown } from './shown.ts';

/** Rows checked of the list. */
const LOOKED_AT = 20;

/** Lists with entries that their `show` operation may refuse: not found, or forbidden. */
const MAY_BE_REFUSED: Readonly<Record<string, readonly number[]>> = {
  // All universities are listed, but only the student's own is shown.
  showUniversity: [403, 404],
};

/**
 * Checks that `showJob` and similar operations return the same data as the corresponding list (`listJobs`), for
 * several rows.
 */
export async function checkShows(list: ReadOperation, operations: ReadOperations): Promise<void> {
  const name = showOf(list.probing.operation.id);
  const show = name === undefined ? undefined : operations.get(name);
  if (show === undefined || pathNames(show.probing.operation).length !== 1) return;
  const response = await readRows(list, [['size', String(LOOKED_AT)]]);
  const rows = response === undefined ? [] : several(response.rows);
  for (const row of rows) await checkShown(list, show, row);
}

/** The operation that shows one of a list: `listChatEntities` has `showChatEntity`. */
function showOf(id: string): string | undefined {
  const [, things] = /^list([A-Z]\w*)$/.exec(id) ?? [];
  return things === undefined ? undefined : `show${things.replace(/ies$/, 'y').replace(/s$/, '')}`;
}

/** The first row, the last, and one between. */
function several(rows: readonly Row[]): readonly Row[] {
  const indexes = new Set([0, Math.floor((rows.length - 1) / 2), rows.length - 1]);
  return rows.filter((_, index) => indexes.has(index));
}

async function checkShown(list: ReadOperation, show: ReadOperation, row: Row): Promise<void> {
  const { operation, run } = show.probing;
  const id = idOf(row);
  const [path] = id === undefined ? [] : pathsWith(operation, [id]);
  if (id === undefined || path === undefined) return;
  const refusals = MAY_BE_REFUSED[operation.id] ?? [];
  const response = await show.probing.check(
    `answers to ${id}`,
    { path: withQuery(path, show.reading.required), session: run.session },
    { statuses: [200, ...refusals] },
  );
  if (response?.status !== 200) return;
  const found = thingIn(response.body, id);
  const misfits: readonly Misfit[] =
    found === undefined
      ? [{ path: 'data', expected: `what has the id ${id}`, got: shown(idsIn(response.body)) }]
      : unlike(row, found.row, found.path);
  show.probing.note(`shows what ${list.probing.operation.id} lists`, response.request, misfits);
}

interface Found {
  readonly row: Row;
  readonly path: string;
}

/** The possible resources of a response: its data, and each object in it. */
function candidatesIn(body: unknown): readonly Found[] {
  const data = isRecord(body) ? body['data'] : undefined;
  if (!isRecord(data)) return [];
  const inside = Object.entries(data).flatMap(([name, thing]): Found[] =>
    isRecord(thing) ? [{ row: thing, path: `data.${name}` }] : [],
  );
  return [{ row: data, path: 'data' }, ...inside];
}

function thingIn(body: unknown, id: string): Found | undefined {
  const found = candidatesIn(body);
  const own = found.find(({ row }) => row['id'] === id);
  return own ?? found.find(({ row }) => idOf(row) === id);
}

function idsIn(body: unknown): readonly string[] {
  return candidatesIn(body).flatMap(({ row }) => idOf(row) ?? []);
}

/** Differences between two versions of a resource, in properties that both have. */
function unlike(listed: unknown, detail: unknown, path: string): readonly Misfit[] {
  if (isRecord(listed) && isRecord(detail)) {
    return Object.keys(listed)
      .filter((name) => Object.hasOwn(detail, name))
      .flatMap((name) => unlike(listed[name], detail[name], `${path}.${name}`));
  }
  if (Array.isArray(listed) && Array.isArray(detail) && listed.length === detail.length) {
    return listed.flatMap((each: unknown, index) => unlike(each, detail[index], `${path}[]`));
  }
  return JSON.stringify(unsigned(listed)) === JSON.stringify(unsigned(detail))
    ? []
    : [{ path, expected: `${shown(listed)}, as in the list`, got: shown(detail) }];
}

/** A signed link without its signature, which differs each time. */
function unsigned(value: unknown): unknown {
  return typeof value === 'string' && value.includes('signature=') ? value.split('?')[0] : value;
}
