import { expect, test } from 'vitest';
import { aheadPage } from './aheadPage.ts';

const built = `<!doctype html>
<html lang="en">
  <head>
    <title>Michi</title>
    <script type="application/json" id="michi-settings">{}</script>
    <style>.boot{}</style><script>boot("$&")</script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor-1.js">
    <link rel="stylesheet" crossorigin href="/assets/all.css">
  </head>
  <body>
    <div id="root"><div class="boot">Loading</div></div>
  </body>
</html>`;

const files: Readonly<Record<string, string>> = {
  '/assets/all.css': 'a{}\n',
  '/assets/own.css': 'b{}',
};

const page = aheadPage(built, {
  tag: 'ja',
  title: 'ログイン',
  markup: '<form></form>',
  styles: ['/assets/own.css'],
  scripts: ['/assets/own.js'],
  words: { jp: { auth: { hello: '</script>' } } },
  textOf: (address) => files[address] ?? '',
  starter: 'start()',
});

test('a page rendered ahead asks for nothing: markup, styles and words are within it', () => {
  expect(page).toContain('<html lang="ja" data-ahead>');
  expect(page).toContain('<title>ログイン · Michi</title>');
  expect(page).toContain('<script>boot("$&")</script>');
  expect(page).toContain('<style>a{}\nb{}');
  expect(page).toContain('<div id="root"><form></form></div><div class="boot">Loading</div>');
  expect(page).not.toMatch(/<link|<script[^>]* src=/);
});

test('words cannot break out of their element', () => {
  const [, words = ''] = /id="michi-words">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(words)).toEqual({ jp: { auth: { hello: '</script>' } } });
});

test('its last script knows what to start, and all that can be fetched with it', () => {
  expect(page).toContain(
    '<script data-entry="/assets/index-1.js" data-files="/assets/vendor-1.js /assets/own.js">start()</script></body>',
  );
});

test('a page that is built otherwise is refused, instead of a page that never starts', () => {
  const parts = { tag: 'en', title: '', markup: '', styles: [], scripts: [], words: {}, starter: '' };
  const of = (html: string) => () => aheadPage(html, { ...parts, textOf: () => '' });
  expect(of(built.replace(' src="/assets/index-1.js"', ''))).toThrow('starts no portal');
  expect(of(built.replace('<title>', ''))).toThrow('The page has no');
});
