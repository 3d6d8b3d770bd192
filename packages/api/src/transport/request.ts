import { readResponse, type Unwrap } from './response.ts';
import type { ApiError } from './apiError.ts';
import { currentTransport } from './current.ts';
import { makeRequest } from './makeRequest.ts';
import type { Send } from './send.ts';
import type { OnProgress } from './watchedFetch.ts';

/** The error of every generated call, whatever bodies the contract lists for its failures. */
export type ErrorType<_Body> = ApiError;

/** Options of a call besides those of `fetch`. */
export interface RequestOptions extends RequestInit {
  /** Called with the sent share of the body, from 0 to 1. */
  readonly onProgress?: OnProgress | undefined;
}

const call = async <Body>(send: Send, path: string, init?: RequestInit): Promise<Unwrap<Body>> => {
  const { locate } = currentTransport();
  return readResponse<Body>(await send(makeRequest(locate(path), init)));
};

/**
 * Makes a call of the contract and returns its `data`. The generated hooks call it.
 * @throws {ApiError} if the call fails
 */
export const request = <Body>(
  path: string,
  { onProgress, ...init }: RequestOptions = {},
): Promise<Unwrap<Body>> => {
  const { send, sendWatched } = currentTransport();
  return call(onProgress === undefined ? send : (sent) => sendWatched(sent, onProgress), path, init);
};

/** As {@link request}, for the operations that need no session. */
export const requestOpenly = <Body>(path: string, init?: RequestInit): Promise<Unwrap<Body>> =>
  call(currentTransport().sendOpenly, path, init);
