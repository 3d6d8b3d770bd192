import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot, root } from './run/paths.mjs';

/** The success criteria of WCAG 2.2 at levels A and AA (https://www.w3.org/TR/WCAG22/). */
const CRITERIA = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`.split(/\s+/),
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`.split(/\s+/),
};

const CONFORMANCE = ['supports', 'supports partially', 'does not support', 'does not apply'];

const statement = readFileSync(inRoot('ACCESSIBILITY.md'), 'utf8');

/** The criteria of the statement: number, level and conformance, and the files of its tests as evidence. */
const criteria = statement
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const [, number, level, conformance] = /^([\d.]+) .+ \((A+)\): (.+)$/m.exec(section) ?? [];
    const evidence = [...section.matchAll(/^- `(.+)`$/gm)].map(([, path]) => path);
    return { number, level, conformance, evidence };
  });

test('the statement speaks of every criterion of WCAG 2.2 A and AA, once and at its level', () => {
  for (const [level, numbers] of Object.entries(CRITERIA)) {
    const spoken = criteria.filter((each) => each.level === level).map(({ number }) => number);
    expect(spoken.toSorted()).toEqual(numbers.toSorted());
  }
  expect(criteria.filter(({ conformance }) => !CONFORMANCE.includes(conformance))).toEqual([]);
});

test('every criterion has its evidence, and every file it names exists', () => {
  expect(criteria.filter(({ evidence }) => evidence.length === 0)).toEqual([]);
  const files = criteria.flatMap(({ evidence }) => evidence);
  expect(files.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});

/** Patterns in the sources that would contradict the statement's "does not occur". */
const ABSENT = {
  'sound or moving pictures': /<(?:audio|video|track)\b|new Audio\(/,
  'a device held in one way': /screen\.orientation|\(orientation:/,
  'a device that is moved': /devicemotion|deviceorientation|DeviceMotionEvent/i,
  'something that flashes':
    /(?:animationDuration|animation):[^\n]*?(?<![\d.])(?:[12]?\d?\d|30\d)ms[^\n]*infinite/,
};

describe('no source contradicts what the statement declares absent', () => {
  const sources = globSync('{apps/portal,packages/design-system}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(?:test|stories)\./.test(path))
    .map((path) => [path, readFileSync(inRoot(path), 'utf8')]);
  test.each(Object.entries(ABSENT))('%s', (_name, sign) => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter(([, text]) => sign.test(text)).map(([path]) => path)).toEqual([]);
  });
});
