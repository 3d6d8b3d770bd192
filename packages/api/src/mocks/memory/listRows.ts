import { normalizeText } from '../../text/normalizeText.ts';
import { fulfils } from './conditions.ts';
import type { OperationMemory } from './declaration.ts';
import { compare } from './ordering.ts';
import { isObject, type JsonObject, valueAt, valuesAt } from './paths.ts';
import { toText, type Scope } from './values.ts';

/** Parameters that do not filter by themselves. */
const notFilters = new Set(['page', 'size', 'sort', 'search']);

/** Paths in a row for an undeclared parameter: `companyId` filters by `company.id`. */
const pathsFor = (parameter: string): readonly string[] => {
  const subject = parameter.endsWith('Id') ? parameter.slice(0, -2) : null;
  return [parameter, `${parameter}s`, ...(subject === null ? [] : [`${subject}.id`, `${subject}s.id`])];
};

const textsIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textsIn).join(' ')
      : '';

const fold = (text: string): string => normalizeText(text, 'NFKC').toLowerCase();

const matchesSearch = (row: JsonObject, search: unknown): boolean => {
  if (typeof search !== 'string') return true;
  const text = fold(textsIn(row));
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const sortedBy = (rows: readonly JsonObject[], order: string): readonly JsonObject[] => {
  const isDescending = order.startsWith('-');
  const path = isDescending ? order.slice(1) : order;
  return rows.toSorted((left, right) => {
    const [one] = valuesAt(left, path);
    const [other] = valuesAt(right, path);
    // Rows without a value come last.
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    return isDescending ? compare(other, one) : compare(one, other);
  });
};

/** The rows that an operation lists, filtered and sorted. */
export const listRows = (
  rows: readonly JsonObject[],
  { where = {}, filters = {}, order }: OperationMemory,
  scope: Scope,
): readonly JsonObject[] => {
  const requested = Object.entries(filters).map(([parameter, filter]) => {
    const value = scope.query[parameter];
    const cases = filter['$when'];
    if (isObject(cases)) {
      const chosen = value === undefined ? cases['absent'] : (cases[toText(value)] ?? cases['given']);
      return isObject(chosen) ? { ...chosen } : {};
    }
    return value === undefined ? {} : { ...filter };
  });
  const derived = Object.entries(scope.query)
    .filter(([name, value]) => value !== undefined && !notFilters.has(name) && !Object.hasOwn(filters, name))
    .flatMap(([name, value]) => {
      const path = pathsFor(name).find((one) =>
        rows.some((row) => valueAt(row, one) !== undefined || valuesAt(row, one).length > 0),
      );
      return path === undefined ? [] : [{ [path]: value }];
    });
  const found = rows.filter(
    (row) =>
      [where, ...requested, ...derived].every((conditions) => fulfils(row, conditions, scope)) &&
      matchesSearch(row, scope.query['search']),
  );
  const chosen = typeof order === 'object' ? order[String(scope.query['sort'])] : order;
  return chosen === undefined ? found : sortedBy(found, chosen);
};

/** The `data` of a list: rows in the form of the example, and one page of them if it is paginated. */
export const listData = (rows: readonly JsonObject[], example: unknown, { query }: Scope): unknown => {
  if (!isObject(example)) return rows;
  const name = Object.keys(example).find((one) => Array.isArray(example[one]));
  if (name === undefined) return rows;
  if (!('totalRecords' in example)) return { ...example, [name]: rows };
  const page = Number(query['page'] ?? 1);
  const size = Number(query['size'] ?? 20);
  const totalPages = Math.ceil(rows.length / size);
  return {
    currentPage: page,
    nextPage: page < totalPages ? page + 1 : null,
    prevPage: page > 1 ? Math.min(page - 1, Math.max(totalPages, 1)) : null,
    totalPages,
    totalRecords: rows.length,
    [name]: rows.slice((page - 1) * size, page * size),
  };
};
