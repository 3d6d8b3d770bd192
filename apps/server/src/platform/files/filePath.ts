/** Format of an id; nothing else becomes a path. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Where a file is within its store. The end of an id is random, the beginning is the time: so no folder gets them all.
 * Folders and buckets have the same places, so that one can be copied into the other.
 */
export function filePath(id: string): string {
  if (!ID.test(id)) throw new Error(`Not the id of a file: ${id}`);
  return `${id.slice(-2)}/${id}`;
}
