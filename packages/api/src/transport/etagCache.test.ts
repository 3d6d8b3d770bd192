import { expect, it } from 'vitest';
import { openTab, origin } from '../../test/tab.ts';

const path = '/api/notification/notification/user/hana';

/** A service whose response has a version, and its received requests. */
const createService = () => {
  const requested: (string | null)[] = [];
  let version = 1;
  return {
    requested,
    change: () => {
      version += 1;
    },
    fetch: async (request: Request): Promise<Response> => {
      const known = request.headers.get('If-None-Match');
      requested.push(known);
      const etag = `W/"${version}"`;
      const headers = { ETag: etag, 'Cache-Control': 'no-store' };
      return known === etag
        ? new Response(null, { status: 304, headers })
        : Response.json({ data: { version } }, { headers });
    },
  };
};

/** A tab that has received an ETag before, so that the cache code is loaded. */
const openWarmTab = async (service: ReturnType<typeof createService>, fetch = service.fetch) => {
  const tab = openTab({ fetch });
  await expect
    .poll(async () => {
      await ask(tab, '/api/notification/warm');
      return service.requested.at(-1);
    })
    .not.toBe(null);
  service.requested.length = 0;
  return tab;
};

/** Sends a request, and waits until the response may be cached. */
const ask = async (tab: ReturnType<typeof openTab>, at = path): Promise<unknown> => {
  const response = await tab.get(at);
  const body: unknown = await response.json();
  await new Promise((resolve) => setTimeout(resolve));
  return [response.status, body];
};

it('sends the tag of the last response, and returns that response while nothing has changed', async () => {
  const service = createService();
  const tab = await openWarmTab(service);
  for (let round = 0; round < 3; round += 1) expect(await ask(tab)).toEqual([200, { data: { version: 1 } }]);
  service.change();
  expect(await ask(tab)).toEqual([200, { data: { version: 2 } }]);
  expect(await ask(tab)).toEqual([200, { data: { version: 2 } }]);
  expect(service.requested).toEqual([null, 'W/"1"', 'W/"1"', 'W/"1"', 'W/"2"']);
});

it('keeps each question and each language apart', async () => {
  const service = createService();
  const tab = await openWarmTab(service);
  await ask(tab);
  await ask(tab, `${path}?page=2`);
  tab.session.set('LANGUAGE', 'jp');
  await ask(tab);
  expect(service.requested).toEqual([null, null, null]);
});

it('forgets everything with the user: the next user of the same computer gets no cached data', async () => {
  const service = createService();
  const tab = await openWarmTab(service);
  await ask(tab);
  tab.session.clear();
  tab.session.set('AUTH', 'access-1');
  tab.session.set('USER_ID', 'hana');
  await ask(tab);
  tab.session.set('USER_ID', 'alex');
  await ask(tab);
  expect(service.requested).toEqual([null, null, null]);
});

it('does not change a request with its own tag, or one that changes something', async () => {
  const service = createService();
  const tab = await openWarmTab(service);
  await ask(tab);
  const headers = { 'If-None-Match': 'W/"1"' };
  expect((await tab.send(new Request(origin + path, { headers }))).status).toBe(304);
  await tab.send(new Request(origin + path, { method: 'POST' }));
  expect(service.requested).toEqual([null, 'W/"1"', null]);
});

it('sends no tag after a request that writes, or from a response that began before it', async () => {
  const service = createService();
  let reply: (() => void) | undefined;
  let isHeld = false;
  const tab = await openWarmTab(service, async (request) => {
    const response = await service.fetch(request);
    if (isHeld && request.method === 'GET')
      await new Promise<void>((resolve) => {
        reply = resolve;
      });
    return response;
  });
  await ask(tab);
  await tab.send(new Request(origin + path, { method: 'POST' }));
  isHeld = true;
  const early = ask(tab);
  await expect.poll(() => reply).toBeDefined();
  await tab.send(new Request(origin + path, { method: 'POST' }));
  isHeld = false;
  reply?.();
  await early;
  await ask(tab);
  expect(service.requested).toEqual([null, null, null, null, null]);
});

it('survives a refresh of the token', async () => {
  const service = createService();
  let isExpired = false;
  const tab = await openWarmTab(service, async (request) => {
    if (request.url.endsWith('/refresh-token')) {
      isExpired = false;
      return Response.json({ data: { token: 'access-2', refreshToken: 'refresh-2', expiresIn: 900 } });
    }
    return isExpired ? new Response(null, { status: 401 }) : service.fetch(request);
  });
  await ask(tab);
  isExpired = true;
  expect(await ask(tab)).toEqual([200, { data: { version: 1 } }]);
  expect(service.requested).toEqual([null, 'W/"1"']);
});
