import { expect, test } from 'vitest';
import { findLinks } from './findLinks.ts';

const linksIn = (text: string) =>
  findLinks(text).flatMap((piece) => (piece.kind === 'link' ? [piece.text] : []));

test.each([
  ['See https://isobe.example/guide.', ['https://isobe.example/guide']],
  ['詳細はhttps://isobe.example/guideをご覧ください。', ['https://isobe.example/guide']],
  [
    '（https://isobe.example/a_(b)）と「http://two.example」',
    ['https://isobe.example/a_(b)', 'http://two.example'],
  ],
  ['(https://isobe.example/?q=1&r=2#top), then', ['https://isobe.example/?q=1&r=2#top']],
  ['HTTPS://ISOBE.EXAMPLE', ['HTTPS://ISOBE.EXAMPLE']],
  ['javascript:alert(1) data:text/html,<script> file:///etc/passwd //isobe.example', []],
  ['<a href="javascript:alert(1)">https</a> https:// http://', []],
  ['https://michi.example@elsewhere.example/ and https://a:b@c.example', []],
  ['https://www.micһi.example https://intranet/', []],
  ['https://ja.wikipedia.org/wiki/サクラ', ['https://ja.wikipedia.org/wiki/サクラ']],
  ['桜はhttps://ja.wikipedia.org/wiki/サクラをご覧ください。', ['https://ja.wikipedia.org/wiki/サクラ']],
  [
    '名前の由来（https://ja.wikipedia.org/wiki/道_(曖昧さ回避)）、https://isobe.example/?q=桜&lang=ja。',
    ['https://ja.wikipedia.org/wiki/道_(曖昧さ回避)', 'https://isobe.example/?q=桜&lang=ja'],
  ],
  ['詳細はwww.isobe.example/guideへ。', ['www.isobe.example/guide']],
  ['連絡先はhr@isobe.exampleまで', ['hr@isobe.example']],
  ['Write to hr+new@isobe.example, or not.', ['hr+new@isobe.example']],
  ['node.js, 3.5, isobe.example', []],
])('links only what is plainly an address of the web: %s', (text, expected) => {
  expect(linksIn(text)).toEqual(expected);
});

test('keeps every letter in place, with any bidirectional characters', () => {
  const text = 'a \u202Ehttps://isobe.example/x\u202C b\nc';
  expect(
    findLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(linksIn(text)).toEqual(['https://isobe.example/x']);
});

test.each([
  ['www.isobe.example', 'https://www.isobe.example/'],
  ['hr@isobe.example', 'mailto:hr@isobe.example'],
  ['http://isobe.example/a', 'http://isobe.example/a'],
])('leads from %s to %s', (text, href) => {
  expect(findLinks(text)).toEqual([{ kind: 'link', text, href, at: 0 }]);
});
