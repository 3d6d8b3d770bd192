import { job } from '@michi/api/mocks';
import { expect, test } from 'vitest';
import { jobsForYou } from './firstJobs.ts';

const named = (id: string) => ({ ...job(), id });
const matching = (id: string, ...matches: ('FIELD' | 'PLACE' | 'LANGUAGE')[]) => ({
  job: named(id),
  matches,
});
const saved = ['s1', 's2', 's3'].map(named);

const chosen = (...found: ReturnType<typeof matching>[]) =>
  jobsForYou(found, saved, { isOfField: true })?.map((one) => [one.job.id, one.match]);

test('begins with those of the field, then others that match, then those that many have saved', () => {
  expect(chosen(matching('a', 'PLACE', 'LANGUAGE'), matching('b', 'PLACE', 'FIELD'))).toEqual([
    ['b', 'FIELD'],
    ['a', 'PLACE'],
    ['s1', undefined],
  ]);
});

test('shows no job twice', () => {
  expect(chosen(matching('s1', 'FIELD'))).toEqual([
    ['s1', 'FIELD'],
    ['s2', undefined],
    ['s3', undefined],
  ]);
});

test('has nothing where none is of the field that was asked for', () => {
  expect(chosen(matching('a', 'PLACE'))).toBeUndefined();
  expect(jobsForYou([matching('a', 'PLACE')], saved, { isOfField: false })).toHaveLength(3);
});
