import { expect, test } from 'vitest';
import { stylesFirst } from './bootPage.ts';

const boot = '<script src="/assets/boot-1.js"></script>';
const entry = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
const preload = '<link rel="modulepreload" crossorigin href="/assets/vendor-1.js">';
const style = '<link rel="stylesheet" crossorigin href="/assets/index-1.css">';

test('a page asks for its stylesheet before its scripts, and after the first of them, which must not wait for it', () => {
  expect(stylesFirst(boot + entry + preload + style)).toBe(boot + style + entry + preload);
});

test('a page without a stylesheet stays as it is', () => {
  expect(stylesFirst(boot + entry + preload)).toBe(boot + entry + preload);
});
