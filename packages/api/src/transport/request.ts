import { readAnswer, type Unwrap } from './answer.ts';
import type { ApiError } from './apiError.ts';
import { currentTransport } from './current.ts';
import type { Send } from './transport.ts';

/** What every generated call throws, whatever bodies the contract lists for its failures. */
export type ErrorType<_Body> = ApiError;

const call = async <Body>(send: Send, path: string, init?: RequestInit): Promise<Unwrap<Body>> => {
  const { locate } = currentTransport();
  return readAnswer<Body>(await send(new Request(locate(path), init)));
};

/**
 * Makes a call of the contract and gives its `data`. The generated hooks call it.
 * @throws {ApiError} when the call fails
 */
export const request = <Body>(path: string, init?: RequestInit): Promise<Unwrap<Body>> =>
  call(currentTransport().send, path, init);

/** As {@link request}, for the operations that need no session. */
export const requestOpenly = <Body>(path: string, init?: RequestInit): Promise<Unwrap<Body>> =>
  call(currentTransport().sendOpenly, path, init);
