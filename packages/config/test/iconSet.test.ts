import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** The icons that a file takes from lucide. */
async function iconsOf(file: string): Promise<readonly string[]> {
  const text = await readFile(new URL(file, new URL('../../../', import.meta.url)), 'utf8');
  return [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.replace(/ as .*/, '')),
  );
}

/** Files that are not part of the product. */
const aside = /\.(?:stories|test|fixture)\.tsx?$|\/(?:foundations|story)\//;

test('the page of icons shows every icon of the system, and no unused one', async () => {
  const used = new Set<string>();
  for await (const file of glob('{packages/design-system,apps/portal}/src/**/*.{ts,tsx}', {
    cwd: repository,
  })) {
    if (!aside.test(file)) for (const icon of await iconsOf(file)) used.add(icon);
  }
  const shown = await iconsOf('packages/design-system/src/foundations/iconSet.ts');
  expect(used.size).toBeGreaterThan(50);
  expect(shown.toSorted()).toEqual([...used].toSorted());
});
