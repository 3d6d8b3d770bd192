import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

/** The stories as they are written: loading every component would take longer than all the other tests in Node. */
const stories = import.meta.glob<string>('../*/*.stories.tsx', {
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
