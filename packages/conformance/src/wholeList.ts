import { parameterSchemas } from './contractSchema.ts';
import { keyOf } from './page.ts';
import { type ResponseRows, type ReadOperation, readRows } from './readRows.ts';
import type { Misfit } from './shape.ts';

/** Number of pages a list is read in. */
const PAGES = 4;

/** Most rows of one page. */
const MAX_ROWS = 50;

/** Checks that the pages of a list together contain what one large page does: every row, once, in the same order. */
export async function checkWholeList(read: ReadOperation): Promise<void> {
  const { operation } = read.probing;
  const known = parameterSchemas(operation);
  if (!known.has('page') || !known.has('size')) return;
  const name = 'neither repeats nor loses a row over its pages';
  const first = await readRows(read, [['size', '1']]);
  if (first === undefined) return;
  const size = Math.min(MAX_ROWS, Math.ceil(first.total / PAGES));
  if (first.total < 2) {
    read.probing.skip(name, `there are only ${first.total} entries`);
    return;
  }
  const pages: ResponseRows[] = [];
  for (let page = 1; page <= Math.min(PAGES, Math.ceil(first.total / size)); page += 1) {
    const response = await readRows(read, [
      ['page', String(page)],
      ['size', String(size)],
    ]);
    if (response === undefined) return;
    pages.push(response);
  }
  const whole = await readRows(read, [['size', String(size * PAGES)]]);
  if (whole === undefined) return;
  if (pages.some(({ total }) => total !== whole.total)) {
    read.probing.skip(name, 'the list changed meanwhile');
    return;
  }
  read.probing.note(name, whole.request, misfitsOfPages(pages, whole));
}

function misfitsOfPages(pages: readonly ResponseRows[], whole: ResponseRows): Misfit[] {
  const parts = pages.flatMap(({ rows }) => rows.map(keyOf));
  const keys = whole.rows.map(keyOf);
  const { path } = whole;
  const repeated = parts.filter((key, index) => parts.indexOf(key) !== index);
  const lost = keys.filter((key) => !parts.includes(key));
  const moved = keys.find((key, index) => parts[index] !== key);
  if (repeated.length > 0) {
    return [{ path, expected: 'every row on one page', got: `on several: ${repeated.join(', ')}` }];
  }
  if (lost.length > 0)
    return [{ path, expected: 'every row on some page', got: `on none: ${lost.join(', ')}` }];
  return moved === undefined && parts.length === keys.length
    ? []
    : [
        {
          path,
          expected: 'the rows of one large page in their order',
          got: `another order or other rows from ${moved ?? 'the end'}`,
        },
      ];
}
