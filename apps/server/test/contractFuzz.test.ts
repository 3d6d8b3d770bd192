import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginSession } from '../src/platform/auth/sessions.ts';
import { drawnRequest, type Caller, type DrawnRequest } from './contract/drawnRequest.ts';
import { servedOperations } from './servedOperations.ts';
import { createSmallWorld } from './smallWorld.ts';
import { createTestApp, type TestAnswer } from './testApp.ts';

/** The same requests in every run; set FUZZ_SEED for others, or to repeat those of a failure. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2000);

// In production the server does not check its answers itself: what is wrong with one is then seen here.
const testApp = await createTestApp({ NODE_ENV: 'production' });
const world = await createSmallWorld(testApp);
const operations = new Map(servedOperations(testApp.app).map((operation) => [operation.id, operation]));

/** Stand for values that only a request at its time has. */
const FRESH_EMAIL = 'fresh-email@michi.example';
const REFRESH_TOKEN = 'the-refresh-token-of-this-session';

const jobIds = [
  ...world.jobs.open,
  world.jobs.closed,
  world.jobs.full,
  world.jobs.ofUniversity,
  world.jobs.ofOther,
];
const known = {
  id: [...jobIds, ...world.companyIds],
  email: [FRESH_EMAIL, FRESH_EMAIL, 'hana@michi.example', 'ALEX@michi.example', 'away@michi.example'],
  password: [world.password],
  confirmPassword: [world.password],
  phone: ['090-1234-5678', '０９０ー１２３４ー５６７８', '+14155550132'],
  mobilePhone: ['090-1234-5678', null],
  homePhone: ['045-123-4567', null],
  postCode: ['236-0027', '〒２３６００２７', null],
  timezone: ['JST', 'Europe/Paris', 'Asia/Kyoto'],
  refresh_token: [REFRESH_TOKEN],
  refreshToken: [REFRESH_TOKEN],
  search: ['東京', 'ｴﾝｼﾞﾆｱ', 'engineer', 'r', '%_\\', "'"],
  locationId: [world.locationId],
  categoryId: [world.categoryId],
  industryId: [world.industryId],
  companyId: world.companyIds,
};

/** A session of its own for each request, so that one that ends it disturbs no other. */
async function session(caller: Caller): Promise<{ token: string | undefined; refreshToken: string }> {
  if (caller === 'forged')
    return { token: `${world.hana.token.slice(0, -4)}AAAA`, refreshToken: 'r1_forged' };
  const user = world[caller === 'nobody' ? 'hana' : caller];
  const { token, refreshToken } = await beginSession(
    testApp.deps,
    user.userId,
    caller === 'away' ? 'REACTIVATE' : 'FULL',
  );
  return { token: caller === 'nobody' ? undefined : token, refreshToken: refreshToken ?? 'r1_none' };
}

let count = 0;

async function send(request: DrawnRequest): Promise<TestAnswer> {
  count += 1;
  // Time goes on between requests, so that limits on tries do not answer for the rest.
  testApp.clock.advance(10_000);
  const { token, refreshToken } = await session(request.caller);
  const body = request.body
    ?.replaceAll(FRESH_EMAIL, `fresh${count}@michi.example`)
    .replaceAll(REFRESH_TOKEN, refreshToken);
  return testApp.send(request.method, request.path, {
    language: request.language,
    headers: request.headers,
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { rawBody: body }),
  });
}

/** What an answer does that its contract does not allow; empty for a good one. */
function breaches({ operationId, language }: DrawnRequest, { status, body }: TestAnswer): string[] {
  const answer = operations.get(operationId)?.answers[status];
  if (status >= 500)
    return [
      `answers ${status}`,
      ...testApp.logLines.filter((line) => line.includes('"level":"error"')).slice(-1),
    ];
  if (answer === undefined) return [`answers ${status}, which is not declared: ${JSON.stringify(body)}`];
  const result = answer?.schema?.safeParse(body);
  const issues =
    result?.success === false
      ? result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      : [];
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
  const isJapanese = /[\u3040-\u30ff\u4e00-\u9fff]/.test(message);
  const isWrongLanguage = status >= 400 && isJapanese !== (language === 'ja');
  return [...issues, ...(isWrongLanguage ? [`says "${message}" to a reader of ${language}`] : [])];
}

test(
  `answers ${REQUESTS} requests drawn from the contracts as the contracts say (seed ${SEED})`,
  { timeout: 120_000 },
  async () => {
    const statuses = new Map<string, Set<number>>([...operations.keys()].map((id) => [id, new Set()]));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operations.values()).chain((operation) => drawnRequest(operation, known)),
        async (request) => {
          const answer = await send(request);
          statuses.get(request.operationId)?.add(answer.status);
          expect(breaches(request, answer), request.operationId).toEqual([]);
        },
      ),
      { numRuns: REQUESTS, seed: SEED },
    );
    // A run in which an operation never succeeded, or never refused, would have tested less than it says.
    const seen = (isSeen: (status: number) => boolean): string[] =>
      [...statuses].filter(([, all]) => ![...all].some(isSeen)).map(([id]) => id);
    expect(seen((status) => status < 300)).toEqual([]);
    expect(seen((status) => status >= 400)).toEqual([]);
  },
);
