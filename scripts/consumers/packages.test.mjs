import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../run/paths.mjs';
import { Consumer, PACKAGES } from './consumer.mjs';

const consumer = new Consumer('packages');

beforeAll(async () => {
  const packed = await consumer.pack(PACKAGES);
  consumer.createEmpty();
  await consumer.install(packed, '--ignore-scripts', '--legacy-peer-deps');
});

afterAll(() => consumer.remove());

describe.each(PACKAGES)('@michi/%s as it is packed', (name) => {
  const installed = (...parts) => consumer.path('node_modules', '@michi', name, ...parts);
  const manifest = () => JSON.parse(consumer.read('node_modules', '@michi', name, 'package.json'));

  /** Every file by its path in the package, with forward slashes. */
  const files = () =>
    readdirSync(installed(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(installed(), join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !path.startsWith('node_modules/'));

  const textOf = (path) => consumer.read('node_modules', '@michi', name, path);

  test('contains the built files and nothing else', () => {
    expect(
      files().filter(
        (path) =>
          !/^(package\.json|README\.md|CHANGELOG\.md|dist\/CHANGES\.md|dist\/.+\.(js|js\.map|d\.ts|css|ttf)|dist\/tokens\/[a-z-]+(\.tokens)?\.json)$/.test(
            path,
          ),
      ),
    ).toEqual([]);
    expect(files().filter((path) => /(test|stories|fixture)/i.test(path))).toEqual([]);
  });

  test('has a README and a change log', () => {
    expect(files()).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md']));
  });

  test('has source maps with the sources, for each module that has code written by hand', () => {
    const modules = files().filter(
      (path) => path.endsWith('.js') && textOf(path).includes('//# sourceMappingURL'),
    );
    const maps = modules.map((path) => JSON.parse(textOf(`${path}.map`)));
    for (const { file, sources, sourcesContent } of maps) {
      expect(sourcesContent ?? [], file).toHaveLength(sources.length);
    }
    expect(maps.flatMap(({ sources }) => sources).filter((source) => source.includes('/src/'))).not.toEqual(
      [],
    );
  });

  test('declares every package it imports', () => {
    const { dependencies, peerDependencies } = manifest();
    const imported = files()
      .filter((path) => /\.(js|d\.ts)$/.test(path))
      .flatMap((path) => [
        ...textOf(path).matchAll(/(?:^|;)(?:import|export)\b(?:[^'";]*\bfrom)? ?"([^."][^"]*)"/gm),
      ])
      .map(([, specifier]) => /^(@[^/]+\/)?[^/]+/.exec(specifier)[0])
      .filter((one) => !one.startsWith('node:'));
    expect(imported.length).toBeGreaterThan(0);
    expect(
      [...new Set(imported)].filter((one) => !(one in { ...dependencies, ...peerDependencies })),
    ).toEqual([]);
  });

  test('contains no path of the folder it was built in', () => {
    expect(files().filter((path) => !path.endsWith('.ttf') && textOf(path).includes(root))).toEqual([]);
  });
});
