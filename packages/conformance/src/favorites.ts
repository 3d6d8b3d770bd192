import { rowProperties } from './contractSchema.ts';
import { keyOf } from './page.ts';
import { type Query, type ReadOperation, type ReadOperations, readRows } from './readRows.ts';

/** Rows checked of each response. */
const LOOKED_AT = 200;

/**
 * Checks that a list of favorites, such as `listFavoriteJobs`, contains only favorites, and every favorite that the
 * corresponding list (`listJobs`) marks as one.
 */
export async function checkFavorites(read: ReadOperation, operations: ReadOperations): Promise<void> {
  const { operation } = read.probing;
  const [, things] = /^listFavorite([A-Z]\w*)$/.exec(operation.id) ?? [];
  if (things === undefined || !rowProperties(operation).has('isFavorite')) return;
  const size: Query = [['size', String(LOOKED_AT)]];
  const favorites = await readRows(read, size);
  if (favorites === undefined) return;
  const { rows, total, path, request } = favorites;
  if (rows.length === 0) read.probing.skip('holds favorites alone', 'there are no favorites');
  else {
    const wrong = rows.filter((row) => row['isFavorite'] !== true).map(keyOf);
    read.probing.note(
      'holds favorites alone',
      request,
      wrong.length === 0
        ? []
        : [{ path: `${path}[].isFavorite`, expected: 'true', got: `something else in ${wrong.join(', ')}` }],
    );
  }
  const list = operations.get(`list${things}`);
  const name = `holds every favorite of list${things}`;
  const all = list === undefined ? undefined : await readRows(list, size);
  if (all === undefined || rows.length < total) {
    read.probing.skip(
      name,
      all === undefined ? `list${things} was not read` : `there are more than ${LOOKED_AT}`,
    );
    return;
  }
  const held = new Set(rows.map(keyOf));
  const missing = all.rows.filter((row) => row['isFavorite'] === true && !held.has(keyOf(row))).map(keyOf);
  read.probing.note(
    name,
    request,
    missing.length === 0
      ? []
      : [{ path, expected: `${missing.join(', ')}, favorites of list${things}`, got: 'they are missing' }],
  );
}
