import { expect, test } from 'vitest';
import { largestFirst } from './bootPage.ts';

const boot = '<script>boot()</script>';
const entry = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
const preload = '<link rel="modulepreload" crossorigin href="/assets/vendor-1.js">';
const style = '<link rel="stylesheet" crossorigin href="/assets/index-1.css">';

const pageOf = (head: string, body = '') =>
  `<head>${head}</head><body><div id="root">Loading</div>${body}</body>`;

test('a page preloads its largest script first, and each script once', () => {
  const shell = '<link rel="modulepreload" crossorigin href="/assets/shell-1.js">';
  const sizes: Record<string, number> = {
    '/assets/index-1.js': 6,
    '/assets/vendor-1.js': 80,
    '/assets/shell-1.js': 20,
  };
  const sizeOf = (address: string) => sizes[address] ?? 0;
  expect(largestFirst(pageOf(boot + entry + shell + style + preload), sizeOf)).toBe(
    pageOf(boot + preload + shell + style + entry),
  );
});
