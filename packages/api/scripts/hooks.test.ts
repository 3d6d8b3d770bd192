import { expect, it } from 'vitest';
import { documentOverloads } from './hooks.ts';

it('says what a hook does on each of its overloads, once', () => {
  const words = '/**\n * List jobs\n */';
  const source = [
    'export function useListJobs<A>(): A;',
    'export function useListJobs<B>(): B;',
    words,
    '',
    'export function useListJobs<C>(): C {}',
  ].join('\n');
  const overloads = documentOverloads(source).split('export function useListJobs');
  expect(overloads.slice(0, -1).map((before) => before.trimEnd().endsWith(words))).toEqual([
    true,
    true,
    true,
  ]);
  expect(documentOverloads('export function other<A>(): A {}')).toBe('export function other<A>(): A {}');
});

it('says of a hook all that is said of its call', () => {
  const words = '/**\n * Fails with: 404\n * @summary List jobs\n */';
  const source = [
    words,
    'export const listJobs = () => {}',
    '',
    '/**\n * @summary List jobs\n */',
    '',
    'export function useListJobs<A>(): A {}',
  ].join('\n');
  expect(documentOverloads(source).split('Fails with: 404')).toHaveLength(3);
});
