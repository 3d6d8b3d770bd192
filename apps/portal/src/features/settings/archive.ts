import { ApiError, locate, send } from '@michi/api/transport';
import { getArchiveUrl } from '@michi/api/user';

/** Everything kept about a student, as one file. */
export interface Archive {
  readonly contents: Blob;
  /** Name to save it under. */
  readonly name: string;
}

/** The name where the answer gives none. */
const plainName = 'michi.zip';

/** Reads the name of an attachment (RFC 6266); only the last part of a path counts. */
export const nameOf = (disposition: string | null): string => {
  const name = /filename="?([^";]+)"?/i
    .exec(disposition ?? '')?.[1]
    ?.split(/[/\\]/)
    .at(-1)
    ?.trim();
  return name === undefined || name === '' ? plainName : name;
};

/**
 * Fetches the archive of a student's data.
 * @param onProgress called with the progress, 0 to 100; never if the response has no length
 * @throws {ApiError} if the archive cannot be fetched
 */
export const fetchArchive = async (
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Archive> => {
  const response = await send(new Request(locate(getArchiveUrl()), { signal }));
  if (!response.ok) {
    await response.body?.cancel();
    throw new ApiError({ kind: 'unexpected', status: response.status });
  }
  const length = Number(response.headers.get('Content-Length') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  try {
    for (let step = await reader?.read(); step?.done === false; step = await reader?.read()) {
      parts.push(step.value);
      received += step.value.byteLength;
      if (length > 0) onProgress(Math.min(100, Math.round((received / length) * 100)));
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw new ApiError({ kind: 'network' }, { cause });
  }
  return {
    contents: new Blob(parts, { type: 'application/zip' }),
    name: nameOf(response.headers.get('Content-Disposition')),
  };
};
