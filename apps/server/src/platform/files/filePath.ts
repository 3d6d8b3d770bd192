/** Nothing else becomes a path. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Path of a file in folders and buckets alike. The start of an id is the time and the end is random, so the end
 * distributes files over folders.
 */
export function filePath(id: string): string {
  if (!ID.test(id)) throw new Error(`Not the id of a file: ${id}`);
  return `${id.slice(-2)}/${id}`;
}
