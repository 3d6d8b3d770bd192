import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';

test('an operation that is not served yet is not found, and those beside it are', async () => {
  const app = await createTestApp();
  const { token } = await app.signInStudent();
  const { status, body } = await app.send('GET', '/api/company/companies/all/list', { token });
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: 'NOT_FOUND' });
  const other = await app.send('GET', '/api/company/companies/categories', { token });
  expect(other.status).toBe(200);
});
