import { expect, test } from 'vitest';
import { prerenderedPage } from './prerenderLogin.ts';

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

const page = prerenderedPage(
  built,
  {
    tag: 'ja',
    isReturning: false,
    title: 'ログイン',
    markup: '<form></form>',
    resources: { jp: { auth: { hello: '</script>' } } },
  },
  { styles: ['/assets/own.css'], scripts: ['/assets/own.js'] },
  (address) => files[address] ?? '',
);

test('a prerendered page loads nothing: markup, styles and translations are inline', () => {
  expect(page).toContain('<html lang="ja" data-ahead>');
  expect(page).toContain('<title>ログイン · Michi</title>');
  expect(page).toContain('<script>boot("$&")</script>');
  expect(page).toContain('<style>a{}\nb{}');
  expect(page).toContain('<div id="root"><form></form></div><div class="boot">Loading</div>');
  expect(page.replace(/<template[\s\S]*<\/template>/, '')).not.toMatch(/<link|<script[^>]* src=/);
});

test('resources cannot break out of their element', () => {
  const [, resources = ''] = /id="michi-translations">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(resources)).toEqual({ jp: { auth: { hello: '</script>' } } });
});

test('everything that starts the portal, with its preloads, is in a template', () => {
  const [, waiting] = /<template id="portal">([\s\S]*?)<\/template><\/body>/.exec(page) ?? [];
  expect(waiting?.match(/\/assets\/[\w-]+\.js/g)).toEqual([
    '/assets/index-1.js',
    '/assets/vendor-1.js',
    '/assets/own.js',
  ]);
});
