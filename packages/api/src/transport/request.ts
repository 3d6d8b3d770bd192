import { readResponse, type Unwrap } from './response.ts';
import { withRequest, type ApiErrorOf } from './apiError.ts';
import { currentTransport } from './current.ts';
import { makeRequest } from './makeRequest.ts';
import type { OperationErrors } from '../generated/services.ts';
import type { Send } from './send.ts';
import type { Transport } from './transport.ts';
import type { OnProgress } from './watchedFetch.ts';

/** Error type of the generated calls of an operation. */
export type ErrorType<Id extends keyof OperationErrors> = ApiErrorOf<Id>;

export interface RequestOptions extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the sent share of the body, from 0 to 1. */
  readonly onProgress?: OnProgress | undefined;
  /** Milliseconds that this call may take; 0 for no limit. Default: that of the settings, and none for an upload. */
  readonly timeout?: number | undefined;
  /** Set by the generated calls, for their errors. */
  readonly operation?: string;
}

/** Makes a call with a transport and returns its `data`. @throws {ApiError} if it fails */
export const call = async <Body>(
  { locate, limit }: Transport,
  send: Send,
  path: string,
  { operation, timeout, ...init }: RequestOptions,
): Promise<Unwrap<Body>> => {
  // An upload is no text.
  const signal = limit(init.signal, timeout ?? (typeof init.body === 'object' ? 0 : undefined));
  const requested = makeRequest(locate(path), { ...init, signal });
  try {
    return await readResponse<Body>(await send(requested));
  } catch (error) {
    throw withRequest(error, requested, operation);
  }
};

/** Makes a call for the generated hooks and returns its `data`. @throws {ApiError} if it fails */
export const request = <Body>(
  path: string,
  { onProgress, ...init }: RequestOptions = {},
): Promise<Unwrap<Body>> => {
  const transport = currentTransport();
  const { send, sendWatched } = transport;
  return call(
    transport,
    onProgress === undefined ? send : (sent) => sendWatched(sent, onProgress),
    path,
    init,
  );
};

/** As {@link request}, for operations without a session. */
export const requestOpenly = <Body>(path: string, init: RequestOptions = {}): Promise<Unwrap<Body>> => {
  const transport = currentTransport();
  return call(transport, transport.sendOpenly, path, init);
};
