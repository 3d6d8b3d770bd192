/**
 * Reads the body of a request or response.
 * @returns undefined for a body of more bytes than the limit, of which no more are read
 */
export async function readStream(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
