import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createKnownIds } from './knownIds.ts';

test('uses ids from a list for the operation that shows one entry', () => {
  const ids = createKnownIds();
  ids.learn(manifest.company.listCompanies, { data: { companies: [{ id: 'c1', location: { id: 'l1' } }] } });
  ids.learn(manifest.job.listJobs, {
    data: { data: [{ id: 'j1', company: { id: 'c2' }, categoryId: 'k1' }] },
  });
  expect(ids.candidates([manifest.job.showJob.path, manifest.job.showJob.id])[0]).toBe('j1');
  expect(ids.candidates(['/companies/{id}', 'showCompany'])).toEqual(['c1', 'c2']);
  expect(ids.candidates(['locationId'])).toEqual(['l1']);
  expect(ids.candidates(['categoryId'])).toEqual(['k1']);
  expect(ids.candidates(['/seminars/{id}'])).toEqual([]);
});

test('returns at most three candidates', () => {
  const ids = createKnownIds();
  ids.learn(manifest.job.listJobs, {
    data: { data: Array.from({ length: 20 }, (_, index) => ({ id: `j${index}` })) },
  });
  expect(ids.candidates(['jobs'])).toEqual(['j0', 'j1', 'j2']);
});
