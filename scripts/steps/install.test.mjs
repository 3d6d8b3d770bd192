import { describe, expect, test } from 'vitest';
import { reasonToInstall } from './install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'packages/api': { version: '0.1.0', dependencies: { hono: '4.13.19' } },
  'node_modules/@michi/api': { link: true },
  'node_modules/hono': { version: '4.13.19' },
  'node_modules/vitest': { version: '5.1.0' },
  'node_modules/hono-darwin': { version: '1.0.0', optional: true },
};

const all = { 'node_modules/hono': { version: '4.13.19' }, 'node_modules/vitest': { version: '5.1.0' } };

describe('installing', () => {
  test('is needed on a fresh clone', () => {
    expect(reasonToInstall({ wanted, installed: undefined, hasNode: false })).toBe(
      'no dependencies are installed',
    );
  });

  test('is needed if the lockfile has another version', () => {
    const installed = { 'node_modules/hono': { version: '4.13.18' } };
    expect(reasonToInstall({ wanted, installed, hasNode: true })).toBe('node_modules/hono is not 4.13.19');
    expect(reasonToInstall({ wanted, installed, hasNode: true, toRun: true })).toBe(
      'node_modules/hono is not 4.13.19',
    );
  });

  test('is needed when an install was cut short before Node was unpacked', () => {
    expect(reasonToInstall({ wanted, installed: all, hasNode: false })).toBe('the installed Node is missing');
  });

  test("is not needed if only another platform's packages are missing", () => {
    expect(reasonToInstall({ wanted, installed: all, hasNode: true })).toBeUndefined();
  });

  test('to run needs what a workspace names, and not what only the root does', () => {
    const installed = { 'node_modules/hono': { version: '4.13.19' } };
    expect(reasonToInstall({ wanted, installed, hasNode: true })).toBe('node_modules/vitest is not 5.1.0');
    expect(reasonToInstall({ wanted, installed, hasNode: true, toRun: true })).toBeUndefined();
    expect(reasonToInstall({ wanted, installed: {}, hasNode: true, toRun: true })).toBe(
      'node_modules/hono is not 4.13.19',
    );
  });
});
