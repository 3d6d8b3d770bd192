import { ApiError, locate, send } from '@michi/api/transport';
import { getArchiveUrl } from '@michi/api/user';
import { attachmentName, type NamedFile } from '../../shared/ui/files/fetchFile.ts';

const plainName = 'michi.zip';

/**
 * Fetches the archive of a student's data.
 * @param onProgress called with the progress, 0 to 100; never if the response has no length
 * @throws {ApiError} if the archive cannot be fetched
 */
export const fetchArchive = async (
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<NamedFile> => {
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
    name: attachmentName(response.headers.get('Content-Disposition'), plainName),
  };
};
