import { manifest } from '@michi/api/manifest';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';
import { createServiceRouter, type AppEnv } from '../appContext.ts';
import { respondWithProblem } from '../validation/respondWithProblem.ts';
import { route } from '../validation/route.ts';
import { requestFrame } from './requestFrame.ts';
import { unservedOperations } from './unservedOperations.ts';

test('an operation that is not served yet is not found, and those beside it are', async () => {
  const { deps } = await createTestApp();
  const router = createServiceRouter('company', deps);
  route(router, manifest.company.showCompany, async () => {
    throw new Error('Nobody who is not signed in gets here');
  });
  const app = new Hono<AppEnv>();
  app.use(requestFrame(deps));
  app.onError((error, context) => respondWithProblem(context, null, error, deps));
  app.use('/api/company/*', unservedOperations(router));
  app.route('/api/company', router.hono);
  const unserved = await app.request('/api/company/companies/viewed-profile');
  expect([unserved.status, await unserved.json()]).toEqual([
    404,
    expect.objectContaining({ error: 'NOT_FOUND' }),
  ]);
  expect((await app.request('/api/company/companies/0199a1c2-0000-7000-8000-00000000c001')).status).toBe(401);
});
