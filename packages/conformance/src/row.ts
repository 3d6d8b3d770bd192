import { isRecord } from './judge.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The rows of a list, paged or not. */
export interface Rows {
  readonly rows: readonly Row[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Name of the rows in the answer: `data.data`. */
  readonly path: string;
}

/** Properties that identify a row within its list, in order of preference. */
const KEYS = ['id', 'job.id', 'company.id', 'entity.id'];
const THREAD_KEYS = ['id', 'threadUniqueId'];

/** The rows in a response; undefined if it contains no list of objects. */
export function rowsIn(body: unknown): Rows | undefined {
  const data = isRecord(body) ? body['data'] : undefined;
  if (Array.isArray(data)) return { rows: data.filter(isRecord), total: data.length, path: 'data' };
  if (!isRecord(data)) return undefined;
  const list = Object.entries(data).find((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  if (list === undefined) return undefined;
  const [name, rows] = list;
  const { totalRecords } = data;
  return {
    rows: rows.filter(isRecord),
    total: typeof totalRecords === 'number' ? totalRecords : rows.length,
    path: `data.${name}`,
  };
}

/** Identity of a row: its own id, or that of the resource it refers to; undefined without one. */
export function idOf(row: Row): string | undefined {
  const isThread = 'threadUniqueId' in row && 'lastMessage' in row;
  return (isThread ? THREAD_KEYS : KEYS).map((path) => textAt(row, path)).find((id) => id !== undefined);
}

/** The values at a path of a row, lists passed through: `locations.id` of a job has one for each location. */
export function valuesAt(row: unknown, path: string): readonly unknown[] {
  let values: readonly unknown[] = [row];
  for (const name of path.split('.')) {
    values = values
      .flatMap((value) => (isRecord(value) ? [value[name]] : []))
      .flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : [value]))
      .filter((value) => value !== null && value !== undefined);
  }
  return values;
}

/** The text at a path of a row; undefined when there is none. */
export function textAt(row: Row, path: string): string | undefined {
  const [value] = valuesAt(row, path);
  return typeof value === 'string' ? value : undefined;
}

/** The number at a path of a row; undefined when there is none. */
export function numberAt(row: Row, path: string): number | undefined {
  const [value] = valuesAt(row, path);
  return typeof value === 'number' ? value : undefined;
}

/** The moment at a path of a row in milliseconds; undefined when there is none. */
export function momentAt(row: Row, path: string): number | undefined {
  const text = textAt(row, path);
  const moment = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(moment) ? undefined : moment;
}
