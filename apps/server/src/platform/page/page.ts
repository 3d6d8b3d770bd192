/** Where counting stops; a total of this much reads "or more" (shared contract, `TotalRecords`). */
export const TOTAL_LIMIT = 10_000;

/** The page a request asks for, from the contract's `page` and `size`. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
}

/** So many rows of a list, from a place on. */
export interface Slice {
  readonly offset: number;
  readonly size: number;
}

/** The rows of a page. */
export function sliceOf(page: PageRequest): Slice {
  return { offset: pageOffset(page), size: page.size };
}

/** Rows to leave out before the page begins. */
export function pageOffset({ page, size }: PageRequest): number {
  return (page - 1) * size;
}

/**
 * A page (product spec, section 3, "Paged list") as JSON, around rows that SQL has already made into a JSON array.
 * Beyond the last page there is a way back, and no way on.
 * @param name what the contract calls the rows
 */
export function toPageJson({ page, size }: PageRequest, total: number, rows: string, name = 'data'): string {
  const totalRecords = Math.min(total, TOTAL_LIMIT);
  const totalPages = Math.ceil(totalRecords / size);
  const frame = {
    currentPage: page,
    nextPage: page < totalPages ? page + 1 : null,
    prevPage: page > 1 ? Math.max(1, Math.min(page - 1, totalPages)) : null,
    totalPages,
    totalRecords,
  };
  return `${JSON.stringify(frame).slice(0, -1)},${JSON.stringify(name)}:${rows}}`;
}
