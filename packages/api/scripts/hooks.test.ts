import ts from 'typescript';
import { expect, it } from 'vitest';
import { documentOverloads } from './hooks.ts';

/** The hover text of a function at each of these calls. */
const readInEditor = (source: string, calls: readonly string[]): string[] => {
  const text = [source, ...calls].join('\n');
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ noLib: true }),
    getScriptFileNames: () => ['hooks.ts'],
    getScriptVersion: () => '1',
    getScriptSnapshot: () => ts.ScriptSnapshot.fromString(text),
    getCurrentDirectory: () => '',
    getDefaultLibFileName: () => '',
    fileExists: (name) => name === 'hooks.ts',
    readFile: () => text,
  });
  return calls.map((call) => {
    const shown = service.getQuickInfoAtPosition('hooks.ts', text.indexOf(call));
    return [...(shown?.documentation ?? []), ...(shown?.tags ?? []).flatMap((tag) => tag.text ?? [])]
      .map((part) => part.text)
      .join(' ');
  });
};

it('describes a hook once, and an editor shows it at every overload', () => {
  const documentation = '/**\n * @summary List jobs\n */';
  const source = [
    'export function useListJobs<A>(options: string): A;',
    'export function useListJobs<B>(options?: number): B;',
    documentation,
    '',
    'export function useListJobs<C>(options?: unknown): C {}',
  ].join('\n');
  const documented = documentOverloads(source);
  expect(documented.split('List jobs')).toHaveLength(2);
  expect(readInEditor(documented, ['useListJobs("")', 'useListJobs(1)', 'useListJobs()'])).toEqual(
    Array.from({ length: 3 }, () => 'List jobs'),
  );
  expect(documentOverloads('export function other<A>(): A {}')).toBe('export function other<A>(): A {}');
});

it('gives a hook the full description of its call', () => {
  const documentation = '/**\n * Fails with: 404\n * @summary List jobs\n */';
  const source = [
    documentation,
    'export const listJobs = () => {}',
    '',
    '/**\n * @summary List jobs\n */',
    '',
    'export function useListJobs<A>(): A {}',
  ].join('\n');
  expect(documentOverloads(source).split('Fails with: 404')).toHaveLength(3);
});
