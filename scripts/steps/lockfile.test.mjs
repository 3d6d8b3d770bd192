import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';
import { missingPlatformPackages } from './lockfile.mjs';

describe('the lockfile', () => {
  test("names every platform's binaries, so that npm ci accepts it anywhere (else: npm run lockfile)", () => {
    const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
    expect(missingPlatformPackages(packages).map(({ place: location }) => location)).toEqual([]);
  });
});
