import { request, type IncomingMessage } from 'node:http';
import type { MeasuredServer } from './measuredServer.ts';

/** A student whose portal is open. */
export interface Student {
  readonly token: string;
  /** ETags of the responses, by path: the portal revalidates them. */
  readonly etags: Map<string, string>;
}

export interface StudentRequest {
  readonly path: string;
  /** GET if absent. */
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface StudentResponse {
  readonly status: number;
  /** The error of the contract; empty for a success. */
  readonly error: string;
}

/**
 * Requests as a student's portal does: over a keep-alive connection, with one retry if the server has closed it at
 * that moment, as every browser does (Node's documentation, `request.reusedSocket`).
 */
export async function sendAs(
  { token, etags }: Student,
  { agent, port }: MeasuredServer,
  { path, method = 'GET', body, headers = {} }: StudentRequest,
  isConditional = false,
): Promise<StudentResponse> {
  const known = isConditional ? etags.get(path) : undefined;
  const sent = {
    authorization: `Bearer ${token}`,
    ...(known !== undefined && { 'if-none-match': known }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
  const answered = (): Promise<IncomingMessage | 'gone'> =>
    new Promise((receive, reject) => {
      const question = request({ agent, port, host: '127.0.0.1', path, method, headers: sent });
      question.once('response', receive);
      question.once('error', (error: NodeJS.ErrnoException) => {
        if (question.reusedSocket && error.code === 'ECONNRESET') receive('gone');
        else reject(error);
      });
      question.end(body === undefined ? undefined : JSON.stringify(body));
    });
  let response = await answered();
  while (response === 'gone') response = await answered();
  const { statusCode: status = 0 } = response;
  const parts: Buffer[] = [];
  for await (const part of response) if (status >= 400 && Buffer.isBuffer(part)) parts.push(part);
  const { etag } = response.headers;
  if (etag !== undefined) etags.set(path, etag);
  return { status, error: errorIn(Buffer.concat(parts).toString()) };
}

const errorIn = (text: string): string => /"error":"(\w+)"/.exec(text)?.[1] ?? '';

export const isSuccess = ({ status }: StudentResponse): boolean =>
  status === 200 || status === 201 || status === 304;
