import { JsonText } from '../json/jsonText.ts';

/** Counting stops here; such a total reads "or more" (shared contract, `TotalRecords`). */
export const TOTAL_LIMIT = 10_000;

/** The contract's `page` and `size`. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
}

/** Rows of a list from an offset. */
export interface Slice {
  readonly offset: number;
  readonly size: number;
}

export function sliceOf(page: PageRequest): Slice {
  return { offset: pageOffset(page), size: page.size };
}

export function pageOffset({ page, size }: PageRequest): number {
  return (page - 1) * size;
}

/** A page of the contracts: its rows under a name, and its position in the list. */
export type PageJson<T, Name extends string = 'data'> = {
  currentPage: number;
  nextPage: number | null;
  prevPage: number | null;
  totalPages: number;
  totalRecords: number;
} & Record<Name, T[]>;

/**
 * Wraps rows that SQL has built as a JSON array. Beyond the last page there is a previous page and no next one.
 * @param name the contract's name of the rows
 */
export function toPageJson<T, Name extends string>(
  { page, size }: PageRequest,
  total: number,
  rows: JsonText<T[]>,
  name: Name,
): JsonText<PageJson<T, Name>> {
  const totalRecords = Math.min(total, TOTAL_LIMIT);
  const totalPages = Math.ceil(totalRecords / size);
  const frame = {
    currentPage: page,
    nextPage: page < totalPages ? page + 1 : null,
    prevPage: page > 1 ? Math.max(1, Math.min(page - 1, totalPages)) : null,
    totalPages,
    totalRecords,
  };
  return new JsonText(`${JSON.stringify(frame).slice(0, -1)},${JSON.stringify(name)}:${rows.text}}`);
}
