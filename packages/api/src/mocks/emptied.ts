const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const emptyPage = {
  currentPage: 1,
  nextPage: null,
  prevPage: null,
  totalPages: 0,
  totalRecords: 0,
  data: [],
};

/**
 * Gives an answer with the same envelope and nothing in it: a page or a list without entries. Anything else,
 * such as one job, stays as it is. For operations whose contract has no example named `empty`.
 */
export const emptied = (body: unknown): unknown => {
  if (!isObject(body)) return body;
  const { data } = body;
  if (Array.isArray(data)) return { ...body, data: [] };
  return isObject(data) && 'totalRecords' in data ? { ...body, data: emptyPage } : body;
};
