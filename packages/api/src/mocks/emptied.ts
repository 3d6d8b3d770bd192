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
 * Returns a response with the same envelope and no entries, for pages and lists. Any other response, such as one job,
 * is unchanged. For operations whose contract has no example named `empty`.
 */
export const emptied = (body: unknown): unknown => {
  if (!isObject(body)) return body;
  const { data } = body;
  if (Array.isArray(data)) return { ...body, data: [] };
  return isObject(data) && 'totalRecords' in data ? { ...body, data: emptyPage } : body;
};
