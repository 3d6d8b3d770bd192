import { ApiError, connectionError, type Problem } from './apiError.ts';

/** Type that a caller gets: `data` of an envelope, void for 204, any other body unchanged. */
export type Unwrap<Body> = [Body] extends [{ data: infer Data }]
  ? Data
  : [Body] extends [undefined]
    ? void
    : Body;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text properties of a JSON object. */
export const readTexts = (value: unknown): Readonly<Record<string, string>> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** Only here the code of the wire becomes one of the contract. */
const isCode = (code: string | undefined): code is Problem['code'] => code !== undefined;

const isSlots = (value: unknown): value is NonNullable<Problem['nextSlots']> => Array.isArray(value);

const isJson = (response: Response): boolean => /\bjson\b/i.test(response.headers.get('Content-Type') ?? '');

/** Waits for a body. A connection that breaks within it is a TypeError (Fetch standard); an abort is another error. */
const complete = <Content>(body: Promise<Content>): Promise<Content> =>
  body.catch((cause: unknown) => {
    throw connectionError(cause, !(cause instanceof TypeError));
  });

const readJson = async (response: Response): Promise<unknown> => {
  const text = await complete(response.text());
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError({ kind: 'unexpected', status: response.status }, { cause });
  }
};

/** Reads the response of a failed call: a `problem` if its body names an error, otherwise `unexpected`. */
export const readFailure = async (response: Response): Promise<ApiError> => {
  const { status } = response;
  const unexpected = new ApiError({ kind: 'unexpected', status });
  if (!isJson(response)) return unexpected;
  const body = await readJson(response);
  if (!isObject(body)) return unexpected;
  // Its other form, a date, is not in the contract.
  const retryAfter = Number(response.headers.get('Retry-After'));
  const { error: code, message, conflictingId } = readTexts(body);
  if (!isCode(code)) return unexpected;
  return new ApiError({
    kind: 'problem',
    status,
    code,
    message: message ?? code,
    fields: readTexts(body['fields']),
    ...(retryAfter > 0 && { retryAfter }),
    ...(conflictingId !== undefined && { conflictingId }),
    ...(isSlots(body['nextSlots']) && { nextSlots: body['nextSlots'] }),
  });
};

/**
 * Takes a body out of its envelope, if it has one. Only here the type of the wire becomes that of the caller: the
 * contract guarantees it, and tests and the conformance suite validate the server's responses.
 */
export const takeData = <Body>(body: unknown): Unwrap<Body> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract is the type of the wire
  (isObject(body) && 'data' in body ? body['data'] : body) as Unwrap<Body>;

/**
 * Reads a response and takes it out of its envelope.
 * @returns `data`, undefined for an empty response, a Blob for anything but JSON
 * @throws {ApiError} if the status is an error, or the body does not match its content type
 */
export const readResponse = async <Body>(response: Response): Promise<Unwrap<Body>> => {
  if (!response.ok) throw await readFailure(response);
  if (response.status === 204 || response.status === 205) return takeData<Body>(undefined);
  return takeData<Body>(isJson(response) ? await readJson(response) : await complete(response.blob()));
};
