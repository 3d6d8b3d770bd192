import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { componentGroups } from './componentList.ts';
import foundationsInJapanese from './foundationsInJapanese.json' with { type: 'json' };
import guidanceInJapanese from './guidanceInJapanese.json' with { type: 'json' };

/** The stories as they are written: loading every component would take longer than all the other tests in Node. */
const stories = import.meta.glob<string>('../*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The pages of the foundations and the list that one of them shows, as they are written. */
const foundations = import.meta.glob<string>(['../foundations/*.{ts,tsx}', './componentList.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Exports that render nothing. */
const noComponents = ['style-nonce', 'styles.css', 'theme', 'toast-store', 'tokens/*'];

const components = Object.keys(manifest.exports)
  .map((name) => name.replace('./', ''))
  .filter((name) => !noComponents.includes(name));

/** Required documentation of each component. The type of `guidance` checks the rest. */
const owed: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a Playground', /^export const Playground: /m],
  ['guidance among the parameters', /(?:parameters: |\.\.\.)guidance\(\{/],
  ['a do', /^ +do: \[\s*['"`]\S/m],
  ["a don't", /^ +dont: \[\s*['"`]\S/m],
  ['a note on accessibility', /^ +accessibility: \[\s*['"`]\S/m],
];

test('every component has a playground and its guidance', () => {
  expect(components.length).toBeGreaterThan(90);
  const lacking = components.flatMap((component) => {
    const written = Object.entries(stories)
      .filter(([file]) => file.startsWith(`../${component}/`))
      .map(([, text]) => text)
      .join('\n');
    return owed.filter(([, pattern]) => !pattern.test(written)).map(([what]) => `${component} lacks ${what}`);
  });
  expect(lacking).toEqual([]);
});

test('the list of components has those of the sidebar, each under the name of its file and in a group of several', () => {
  const titles = Object.entries(stories).flatMap(([file, text]) => {
    const [, title] = /^ {2}title: '([^']+)',$/m.exec(text) ?? [];
    const [, name] = /([^/]+)\.stories\.tsx$/.exec(file) ?? [];
    return file.startsWith('../foundations/') ? [] : [{ title, name }];
  });
  const listed = componentGroups.flatMap(({ title, names }) =>
    names.map((name) => ({ title: `${title}/${name}`, name })),
  );
  expect(titles.toSorted((a, b) => String(a.name).localeCompare(String(b.name)))).toEqual(
    listed.toSorted((a, b) => a.name.localeCompare(b.name)),
  );
  expect(componentGroups.filter(({ names }) => names.length < 2)).toEqual([]);
});

test('each note of the guidance has its Japanese', () => {
  const notes = Object.values(stories).flatMap((text) => {
    const [, block = ''] = /guidance\(\{(.*?)^ *\}\)/ms.exec(text) ?? [];
    return [...block.matchAll(/'((?:[^'\\]|\\.)+)'|"((?:[^"\\]|\\.)+)"/g)].map(([, single, double]) =>
      (single ?? double ?? '').replaceAll(/\\(.)/g, '$1'),
    );
  });
  expect(notes.length).toBeGreaterThan(900);
  expect(Object.keys(guidanceInJapanese).toSorted()).toEqual([...new Set(notes)].toSorted());
});

test('the Japanese of the foundations has no text that is not on a page; that there is none without is a matter of types', () => {
  const pages = Object.values(foundations).join('\n');
  expect(Object.keys(foundationsInJapanese).filter((english) => !pages.includes(english))).toEqual([]);
});

test('each text has in Japanese the same code, stressed words and places for values', () => {
  const differing = Object.entries({ ...guidanceInJapanese, ...foundationsInJapanese }).filter(
    ([english, japanese]) =>
      (english.match(/`[^`]+`|\*\*[^*]+\*\*|\{\w+\}/g) ?? []).some((mark) => !japanese.includes(mark)),
  );
  expect(differing).toEqual([]);
});
