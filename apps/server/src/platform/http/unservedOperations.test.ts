import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';

test('an operation that is not served yet is not found, rather than taken for an id', async () => {
  const app = await createTestApp();
  const { token } = await app.signInStudent();
  const { status, body } = await app.send('GET', '/api/company/companies/viewed-profile', { token });
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: 'NOT_FOUND' });
  const other = await app.send('GET', '/api/company/companies/categories', { token });
  expect(other.status).toBe(200);
});
