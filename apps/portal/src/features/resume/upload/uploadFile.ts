import { documentFormat, documentLimit, formatLength } from '@michi/api/documents';
import { ApiError } from '@michi/api/transport';

/** Bytes of one part: small enough for visible progress, and half of the contract's limit. */
export const partSize = 512 * 1024;

export interface UploadState {
  readonly id: string;
  /** Bytes that have arrived. */
  readonly received: number;
}

export interface UploadSteps {
  readonly begin: (signal: AbortSignal) => Promise<UploadState>;
  readonly show: (id: string, signal: AbortSignal) => Promise<UploadState>;
  readonly append: (id: string, offset: number, part: Blob, signal: AbortSignal) => Promise<UploadState>;
}

interface UploadOptions {
  /** The upload of an earlier attempt, to be resumed. */
  readonly id?: string | undefined;
  readonly signal: AbortSignal;
  /** Called with the upload's id as soon as there is one, so that the upload can be resumed. */
  readonly onBegun: (id: string) => void;
  readonly onProgress: (received: number) => void;
  /** Called when the connection is lost, and when it is back. */
  readonly onWaiting: (isWaiting: boolean) => void;
  /** Resolves when the next try makes sense. @param tries failed tries in a row */
  readonly connection: (tries: number, signal: AbortSignal) => Promise<void>;
}

/** A lost connection or a busy server: the same part may succeed later. */
const isTransient = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.status === 429 || (error.status ?? 0) >= 500);

/** The server expects another part, for example after a lost response. */
const isWrongOffset = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The upload has expired or was used. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Uploads a file in parts. After a failed part the server's state is requested and the part repeated, until the
 * student cancels; received bytes are never sent twice.
 * @returns the upload's id, once every byte has arrived
 * @throws {ApiError} if the server refuses the file
 * @throws the signal's reason if the student cancels
 */
export const uploadFile = async (
  file: Blob,
  steps: UploadSteps,
  { id, signal, onBegun, onProgress, onWaiting, connection }: UploadOptions,
): Promise<string> => {
  let failures = 0;
  const persist = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      signal.throwIfAborted();
      try {
        const result = await work();
        if (failures > 0) onWaiting(false);
        failures = 0;
        return result;
      } catch (error) {
        signal.throwIfAborted();
        if (!isTransient(error)) throw error;
        failures += 1;
        onWaiting(true);
        await connection(failures, signal);
      }
    }
  };
  const begin = async (): Promise<UploadState> => {
    const state = await persist(() => steps.begin(signal));
    onBegun(state.id);
    return state;
  };
  const resume = async (earlier: string): Promise<UploadState> => {
    try {
      return await persist(() => steps.show(earlier, signal));
    } catch (error) {
      if (!isGone(error)) throw error;
      return begin();
    }
  };
  let state = id === undefined ? await begin() : await resume(id);
  onProgress(state.received);
  while (state.received < file.size) {
    const { id: upload, received } = state;
    const part = file.slice(received, received + partSize);
    let isLost = false;
    state = await persist(async () => {
      // After a broken connection it is unknown whether the part arrived.
      if (isLost) return steps.show(upload, signal);
      isLost = true;
      try {
        return await steps.append(upload, received, part, signal);
      } catch (error) {
        if (isWrongOffset(error)) return steps.show(upload, signal);
        throw error;
      }
    });
    onProgress(state.received);
  }
  return state.id;
};

export type FileFault = 'tooLarge' | 'wrongType' | 'empty';

/**
 * The error of a file by its size and its first bytes; null if it may be sent. Its name does not matter. The server
 * reads the rest.
 */
export const checkFile = async (file: Blob): Promise<FileFault | null> => {
  if (file.size === 0) return 'empty';
  if (file.size > documentLimit) return 'tooLarge';
  const start = await file.slice(0, formatLength).arrayBuffer();
  return documentFormat(new Uint8Array(start)) === null ? 'wrongType' : null;
};
