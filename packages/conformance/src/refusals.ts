import type { ErrorCode } from '@michi/api/server';
import { bearer, type Language, type SessionHeaders } from './requester.ts';
import type { Expectation } from './judge.ts';
import { filled, pathNames, pathsWith, queryParameters, UNKNOWN_ID } from './parameters.ts';
import { type Probe, type Probing, sourcesOf } from './probe.ts';
import { writingBody } from './writingBodies.ts';

/** A parameter name that no contract has. */
const UNKNOWN_NAME = 'conformanceUnknown';

/** Truncated JSON: refused before it can have an effect. */
const HALF = { type: 'application/json', text: '{"conformance":' } as const;

/** A well-formed token (JWT, RFC 7519) without signature and user. */
const MADE_UP_TOKEN = ['{"alg":"none","typ":"JWT"}', `{"sub":"${UNKNOWN_ID}","exp":4102444800}`, 'unsigned']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

/** Refusals of requests that are valid in form and invalid in content, which change nothing. By operation. */
const WRONG_IN_FACT: Readonly<
  Record<string, { readonly name: string; readonly body: object; readonly codes: readonly ErrorCode[] }>
> = {
  logIn: {
    name: 'answers 401 for a wrong password',
    body: { email: 'nobody@conformance.invalid', password: 'conformance', appName: 'michi' },
    codes: ['WRONG_CREDENTIALS'],
  },
  refreshSession: {
    name: 'answers 401 for an unknown refresh token',
    body: { refresh_token: 'conformance', appName: 'michi' },
    codes: ['TOKEN_EXPIRED'],
  },
};

/**
 * Provokes the refusals that can be provoked without a risk, in each language.
 *
 * Nothing it sends can change anything, even if the implementation fails to refuse it: the path of a writing operation
 * has a nonexistent id, and one without an id in its path gets no body except half an object, plain text or, if it needs
 * no session, one without its required properties.
 */
export async function checkRefusals(probing: Probing): Promise<void> {
  const { operation, run } = probing;
  const isReading = operation.method === 'get';
  const path = somePathOf(probing);
  const isDocumented = (status: number): boolean => operation.responses[status] !== undefined;
  const harmlessBody = operation.body?.type === 'application/json' ? HALF : undefined;

  const refuse = async (
    name: string,
    status: number,
    probe: Probe,
    expectation: Partial<Expectation> = {},
    languages: readonly Language[] = run.languages,
  ): Promise<void> => {
    if (!isDocumented(status)) return;
    for (const language of languages) {
      await probing.check(
        `${name}, in ${language === 'en' ? 'English' : 'Japanese'}`,
        { ...probe, language },
        { statuses: [status], language, ...expectation },
      );
    }
  };

  if (operation.bearer === 'required') {
    await refuse('answers 401 without a token', 401, { path, body: harmlessBody });
  }
  if (operation.bearer !== 'none') {
    await refuse('answers 401 for a forged token', 401, {
      path,
      body: harmlessBody,
      session: bearer(MADE_UP_TOKEN),
    });
    const signed = tampered(run.session);
    if (isReading && signed !== undefined) {
      await refuse('answers 401 for a token with another signature', 401, { path, session: signed });
    }
  }

  const wrong = WRONG_IN_FACT[operation.id];
  if (wrong !== undefined) {
    const body = { type: 'application/json', text: JSON.stringify(wrong.body) };
    await refuse(wrong.name, 401, { path, body }, { codes: wrong.codes });
  }

  if (operation.bearer === 'required' && run.session === undefined) {
    probing.skip(
      'refuses what is wrong with a request',
      'nobody is signed in; give --email, --token or --header',
    );
    return;
  }
  const session = operation.bearer === 'none' ? undefined : run.session;
  if (isReading) await refuseReadings(probing, refuse, path, session);
  else await refuseWritings(probing, refuse, path, session);
}

type Refuse = (
  name: string,
  status: number,
  probe: Probe,
  expectation?: Partial<Expectation>,
  languages?: readonly Language[],
) => Promise<void>;

async function refuseReadings(
  { operation, run }: Probing,
  refuse: Refuse,
  path: string,
  session: SessionHeaders | undefined,
): Promise<void> {
  const english: readonly Language[] = ['en'];
  const [unknown] = pathNames(operation).length > 0 ? pathsWith(operation, [UNKNOWN_ID, '999999999']) : [];
  const parameters = queryParameters(operation, sourcesOf(run));
  const required = parameters.filter(({ isRequired }) => isRequired);
  if (unknown !== undefined && required.length === 0) {
    const status = run.forbidden.has(operation) ? 403 : 404;
    // If none could be read, it is unknown whether this account may call it at all.
    const others = run.allowed.has(operation) || operation.responses[403] === undefined ? [] : [403];
    const statuses = [status, ...others];
    await refuse(`answers ${status} for an unknown id`, status, { path: unknown, session }, { statuses });
  }
  const [name] = pathNames(operation);
  if (name !== undefined && pathsWith(operation, ['conformance']).length === 0) {
    await refuse(
      'answers 422 for what is no id',
      422,
      { path: filled(operation, 'conformance'), session },
      { field: name },
      english,
    );
  }
  await refuse(
    'answers 422 for an unknown name in the query',
    422,
    { path: `${path}?${UNKNOWN_NAME}=1`, session },
    { field: UNKNOWN_NAME },
  );
  for (const parameter of parameters) {
    if (parameter.bad === undefined) continue;
    await refuse(
      `answers 422 for ${parameter.name}=${parameter.bad}`,
      422,
      { path: `${path}?${parameter.name}=${parameter.bad}`, session },
      { field: parameter.name },
      english,
    );
  }
  const freeText = parameters.find(({ isFreeText }) => isFreeText);
  if (freeText !== undefined && required.length === 0) {
    const probe = { path: `${path}?${freeText.name}=%00`, session };
    await refuse(`answers 400 for a NUL character in ${freeText.name}`, 400, probe, {}, english);
  }
}

/** A writing operation does nothing to a thing that does not exist, and says so. */
async function refuseUnknownId(
  { operation, skip }: Probing,
  refuse: Refuse,
  path: string,
  session: SessionHeaders | undefined,
): Promise<void> {
  const body = writingBody(operation);
  const name = 'answers 404 for an unknown id';
  if (operation.body !== null && body === undefined) {
    skip(name, 'this version knows no valid body for it');
    return;
  }
  // An account that may not call it at all is refused before.
  const statuses = [404, 403].filter((status) => operation.responses[status] !== undefined);
  await refuse(name, 404, { path, session, body }, { statuses });
}

async function refuseWritings(
  probing: Probing,
  refuse: Refuse,
  withoutQuery: string,
  session: SessionHeaders | undefined,
): Promise<void> {
  const { operation, run } = probing;
  if (pathNames(operation).length > 0) await refuseUnknownId(probing, refuse, withoutQuery, session);
  if (operation.body === null) return;
  // Without the required parameters the refusal could be due to those.
  const required = queryParameters(operation, sourcesOf(run)).flatMap(({ name, isRequired, good = '' }) =>
    isRequired ? [`${name}=${encodeURIComponent(good)}`] : [],
  );
  const path = required.length === 0 ? withoutQuery : `${withoutQuery}?${required.join('&')}`;
  if (operation.body.type === 'application/json') {
    await refuse('answers 400 for half an object', 400, { path, session, body: HALF });
  }
  const plain = { type: 'text/plain', text: 'conformance' };
  await refuse('answers 415 for plain text', 415, { path, session, body: plain });
  // Never with a session: a lenient implementation could find enough in it to act on.
  const needsMore = operation.body.required && !operation.body.schema.safeParse({}).success;
  if (operation.bearer === 'none' && operation.body.type === 'application/json' && needsMore) {
    const body = { type: 'application/json', text: JSON.stringify({ [UNKNOWN_NAME]: true }) };
    await refuse('answers 422 for an unknown field', 422, { path, body }, { field: UNKNOWN_NAME });
  }
}

/**
 * A path for refusals unrelated to it: of a nonexistent resource for writing operations, of an existing one for
 * reading ones.
 */
function somePathOf({ operation, run }: Probing): string {
  const known = operation.method === 'get' ? run.ids.candidates([operation.path, operation.id]) : [];
  return pathsWith(operation, [...known, UNKNOWN_ID])[0] ?? filled(operation, UNKNOWN_ID);
}

/** The session with another signature of the same length; undefined where it is no signed token (JWT). */
function tampered(session: SessionHeaders = {}): SessionHeaders | undefined {
  const [, header, payload, signature] =
    /^Bearer (.+)\.(.+)\.(.+)$/.exec(session['Authorization'] ?? '') ?? [];
  if (signature === undefined) return undefined;
  const turned = [...signature].map((letter) => (letter === 'A' ? 'B' : 'A')).join('');
  return bearer([header, payload, turned].join('.'));
}
