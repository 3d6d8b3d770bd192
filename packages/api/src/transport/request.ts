import { readResponse, type Unwrap } from './response.ts';
import type { ApiError } from './apiError.ts';
import { currentTransport } from './current.ts';
import { makeRequest } from './makeRequest.ts';
import type { Send } from './send.ts';
import type { OnProgress } from './watchedFetch.ts';

/** Error type of every generated call. */
export type ErrorType<_Body> = ApiError;

export interface RequestOptions extends RequestInit {
  /** Called with the sent share of the body, from 0 to 1. */
  readonly onProgress?: OnProgress | undefined;
}

const call = async <Body>(send: Send, path: string, init?: RequestInit): Promise<Unwrap<Body>> => {
  const { locate } = currentTransport();
  return readResponse<Body>(await send(makeRequest(locate(path), init)));
};

/** Makes a call for the generated hooks and returns its `data`. @throws {ApiError} if it fails */
export const request = <Body>(
  path: string,
  { onProgress, ...init }: RequestOptions = {},
): Promise<Unwrap<Body>> => {
  const { send, sendWatched } = currentTransport();
  return call(onProgress === undefined ? send : (sent) => sendWatched(sent, onProgress), path, init);
};

/** As {@link request}, for operations without a session. */
export const requestOpenly = <Body>(path: string, init?: RequestInit): Promise<Unwrap<Body>> =>
  call(currentTransport().sendOpenly, path, init);
