import { isObject } from './memory/paths.ts';

const emptyPage = {
  currentPage: 1,
  nextPage: null,
  prevPage: null,
  totalPages: 0,
  totalRecords: 0,
  data: [],
};

/** Removes the entries of a page or list, for operations without an example `empty`. Any other response is unchanged. */
export const emptied = (body: unknown): unknown => {
  if (!isObject(body)) return body;
  const { data } = body;
  if (Array.isArray(data)) return { ...body, data: [] };
  return isObject(data) && 'totalRecords' in data ? { ...body, data: emptyPage } : body;
};
