import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';
import { missingPlatformPackages } from './lockfile.mjs';

describe('the lockfile', () => {
  test("names every platform's binaries, so that npm ci accepts it anywhere (else: npm run lockfile)", () => {
    const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
    expect(missingPlatformPackages(packages).map(({ place }) => place)).toEqual([]);
  });

  test('is found incomplete when a platform, or only its version, is missing', () => {
    const packages = {
      'node_modules/tool': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: { 'tool-darwin-arm64': '2.0.0' },
      },
    };
    expect(missingPlatformPackages(packages)).toEqual([
      {
        place: 'node_modules/tool-darwin-arm64',
        entry: { version: '2.0.0', cpu: ['arm64'], dev: true, optional: true, os: ['darwin'] },
      },
    ]);
    const other = { ...packages, 'node_modules/tool-darwin-arm64': { version: '1.0.0', optional: true } };
    expect(missingPlatformPackages(other).map(({ place }) => place)).toEqual([
      'node_modules/tool/node_modules/tool-darwin-arm64',
    ]);
  });
});
