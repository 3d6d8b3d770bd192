import { expect, test } from 'vitest';
import { appOf, createTestApp } from '../../../test/testApp.ts';

const { deps, signInStudent } = await createTestApp();
const app = appOf({ ...deps, replica: { read: async (_position, work) => work() } });

test('a write that failed is remembered as well: it may have written before', async () => {
  const { token, userId } = await signInStudent();
  const positions = deps.database.selectFrom('sessions').select('written_position');
  const ofReader = positions.where('user_id', '=', userId);
  expect(await ofReader.executeTakeFirstOrThrow()).toEqual({ written_position: null });
  const { status } = await app.request('/api/job/jobs/students/action/0199a1c2-0000-7000-8000-00000000ffff', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'favorite' }),
  });
  expect(status).toBe(404);
  const { written_position: position } = await ofReader.executeTakeFirstOrThrow();
  expect(position).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
});
