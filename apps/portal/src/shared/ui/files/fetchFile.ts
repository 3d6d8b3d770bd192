import { ApiError, connectionError, locate, send } from '@michi/api/transport';

export interface NamedFile {
  readonly contents: Blob;
  readonly name: string;
}

/** The name in UTF-8 (RFC 8187); undefined if it is missing or malformed. */
const encodedName = (disposition: string): string | undefined => {
  const encoded = /filename\*=UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

/** The file name of a `Content-Disposition` (RFC 6266), without folders; UTF-8 takes precedence over ASCII. */
export const attachmentName = (disposition: string | null, otherwise: string): string => {
  const header = disposition ?? '';
  const name = (encodedName(header) ?? /filename="?([^";]+)"?/i.exec(header)?.[1])
    ?.split(/[/\\]/)
    .at(-1)
    ?.trim();
  return name === undefined || name === '' ? otherwise : name;
};

/**
 * Downloads a file with the student's session.
 * @param path address of the operation, from the SDK's `get…Url`
 * @param otherwise the file name if the response has none
 * @throws {ApiError} if it fails
 */
export const fetchFile = async (path: string, otherwise: string): Promise<NamedFile> => {
  const response = await send(new Request(path));
  if (!response.ok) {
    await response.body?.cancel();
    throw new ApiError({ kind: 'unexpected', status: response.status });
  }
  try {
    return {
      contents: await response.blob(),
      name: attachmentName(response.headers.get('Content-Disposition'), otherwise),
    };
  } catch (cause) {
    throw connectionError(cause);
  }
};

/** Resolves the address of a photo against the user service. */
export const photoAddress = (photoUrl: string | null): string | null =>
  photoUrl === null ? null : new URL(photoUrl, new URL(locate('/api/user/'), document.baseURI)).href;

/** Milliseconds for a browser to start saving before the object URL is revoked. */
const patience = 60_000;

export const saveFile = (contents: Blob, name: string): void => {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), patience);
};
