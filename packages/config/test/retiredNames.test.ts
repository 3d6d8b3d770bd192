import { glob, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Words that no name uses, each with the term of the glossary in CONTRIBUTING.md that replaces it. */
const retired: Readonly<Record<string, string>> = {
  act: 'mutation, action or transition',
  acts: 'mutations, actions or transitions',
  ahead: 'prerendered, prefetched or upcoming',
  awake: 'hydrated',
  farewell: 'sign-out',
  held: 'locked, queued or on hold',
  house: 'what it is',
  kept: 'persisted, stored or cached',
  meanwhile: 'stale-while-revalidate',
  onlooker: 'viewer',
  passing: 'retryable or transient',
  said: 'sent or described',
  say: 'send or describe',
  says: 'is, has or describes',
  seen: 'visible or received',
  spoken: 'ARIA snapshot',
  standing: 'status',
  tell: 'notify, broadcast or report',
  tells: 'notifies, broadcasts or reports',
  tidy: 'normalize',
  told: 'reported or sent',
  untold: 'unspecified',
  words: 'message, label or translation',
  world: 'fixture or context',
};

/** Terms of the domain and of the contracts that contain one of these words, and public names of the packages. */
const allowed = new Set([
  // Operations of the job contract.
  'actOnJob',
  'actOnInterview',
  // Languages that a counsellor speaks.
  'useSpokenLanguages',
  'searchWords',
  'BarChartWords',
  'CopyWords',
  'PipelineWords',
  'TabWords',
  'ToastWords',
]);

/** Generated files have the contracts' names; migrations keep theirs; a story is named for its readers. */
const aside = /node_modules|\/(?:generated|dist|migrations)\/|\.(?:stories|css)\.tsx?$/;

/** The words of a name: `keptAnswers` is kept and answers. */
const wordsOf = (name: string): readonly string[] =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z0-9])(?=[A-Z])|(?=[A-Z][a-z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

const faultsOf = (name: string): readonly string[] =>
  allowed.has(name)
    ? []
    : wordsOf(name)
        .filter((word) => Object.hasOwn(retired, word))
        .map((word) => `${word}: use ${retired[word] ?? ''}`);

test('a name is split into its words', () => {
  expect(['keptAnswers', 'LONGEST_TOLD', 'PDFWords', 'kept-answers'].map(wordsOf)).toEqual([
    ['kept', 'answers'],
    ['longest', 'told'],
    ['pdf', 'words'],
    ['kept', 'answers'],
  ]);
});

test('no exported name and no file name uses a retired word', async () => {
  const faults: string[] = [];
  let names = 0;
  for await (const path of glob('{apps,packages,scripts,bench,.storybook}/**/*.{ts,tsx,mjs}', {
    cwd: repository,
    exclude: (entry) => entry === 'node_modules' || entry === 'dist' || entry === 'generated',
  })) {
    if (aside.test(path)) continue;
    const text = await readFile(new URL(path, new URL('../../../', import.meta.url)), 'utf8');
    const exported = [
      ...text.matchAll(/^export (?:default )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm),
    ].map(([, name = '']) => name);
    const [stem = ''] = basename(path).split('.');
    names += exported.length;
    for (const name of new Set([stem, ...exported]))
      for (const fault of faultsOf(name)) faults.push(`${path}: ${name}: ${fault}`);
  }
  expect(names).toBeGreaterThan(3_000);
  expect(faults).toEqual([]);
});
