import { ApiError, type Problem } from './apiError.ts';

/** The caller's type of a body: the envelope's `data`, nothing for 204, anything else unchanged. */
export type Unwrap<Body> = [Body] extends [{ data: infer Data }]
  ? Data
  : [Body] extends [undefined]
    ? void
    : Body;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The properties of a JSON object that are text; none of anything else. */
export const readTexts = (value: unknown): Readonly<Record<string, string>> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

const isSlots = (value: unknown): value is NonNullable<Problem['nextSlots']> => Array.isArray(value);

const isJson = (response: Response): boolean => /\bjson\b/i.test(response.headers.get('Content-Type') ?? '');

/** The seconds in `Retry-After`. The contract uses seconds only; the header's other form, a date, is ignored. */
const readWait = ({ headers }: Response): { readonly retryAfter?: number } => {
  const text = headers.get('Retry-After') ?? '';
  return /^\d{1,6}$/.test(text) ? { retryAfter: Number(text) } : {};
};

const readText = async (response: Response): Promise<string> => {
  try {
    return await response.text();
  } catch (cause) {
    // The connection broke within the body (Fetch standard); an abort is another kind of error.
    if (cause instanceof TypeError) throw new ApiError({ kind: 'network' }, { cause });
    throw cause;
  }
};

const readJson = async (response: Response): Promise<unknown> => {
  const text = await readText(response);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError({ kind: 'unexpected', status: response.status }, { cause });
  }
};

/**
 * Reads the answer of a failed call.
 * @param response an answer whose status is not a success
 * @returns a `problem` when the body names its error, otherwise why it could not be read
 */
export const readFailure = async (response: Response): Promise<ApiError> => {
  const { status } = response;
  const unexpected = new ApiError({ kind: 'unexpected', status });
  if (!isJson(response)) return unexpected;
  const body = await readJson(response);
  if (!isObject(body)) return unexpected;
  const { error: code, message, conflictingId } = readTexts(body);
  if (code === undefined) return unexpected;
  return new ApiError({
    kind: 'problem',
    status,
    code,
    message: message ?? code,
    fields: readTexts(body['fields']),
    ...readWait(response),
    ...(conflictingId !== undefined && { conflictingId }),
    ...(isSlots(body['nextSlots']) && { nextSlots: body['nextSlots'] }),
  });
};

/**
 * Takes a body out of its envelope: its `data`, or the body itself without an envelope.
 *
 * The only place where the wire's type becomes the caller's. The contract guarantees it; the server validates its
 * responses in tests and the conformance run those of others, so pages need not validate them again.
 */
export const takeData = <Body>(body: unknown): Unwrap<Body> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract is the type of the wire
  (isObject(body) && 'data' in body ? body['data'] : body) as Unwrap<Body>;

/**
 * Reads the response of a call and takes it out of its envelope.
 * @returns `data` of the envelope, undefined for an empty response, a Blob for anything but JSON
 * @throws {ApiError} if the status is not a success or the body does not match its content type
 */
export const readResponse = async <Body>(response: Response): Promise<Unwrap<Body>> => {
  if (!response.ok) throw await readFailure(response);
  if (response.status === 204 || response.status === 205) return takeData<Body>(undefined);
  return takeData<Body>(isJson(response) ? await readJson(response) : await response.blob());
};
