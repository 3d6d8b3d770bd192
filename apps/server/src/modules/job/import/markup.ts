import { decodeHTML } from 'entities';

/** Times that a text may have been escaped. */
const ROUNDS = 3;

/** Ends at the next tag, so that a text of tags that are not closed is read in linear time. */
const TAG =
  /<\/?(?:a|b|i|u|s|em|strong|span|font|small|sup|sub|br|p|div|h[1-6]|ul|ol|li|table|tr|td)(?:\s[^<>]*)?\/?>/gi;

/** Removes tags and decodes entities. */
export function plainText(html: string): string {
  let text = html;
  for (let round = 0; round < ROUNDS; round += 1) text = decodeHTML(text.replace(TAG, ' '));
  return text.replace(TAG, ' ').replace(/\s+/g, ' ').trim();
}

/** The same with a line for each paragraph and list entry. */
export function plainLines(html: string): string {
  return unescapedMarkup(html)
    .split(/\n|<br\s*\/?>|<\/(?:p|div|h[1-6]|li|tr)>/i)
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');
}

/** Decodes HTML whose tags are escaped, once or more; other texts stay as they are. */
export function unescapedMarkup(html: string): string {
  let text = html;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (/<[a-z][^<>]*>/i.test(text) || !/&(amp;)*lt;\/?[a-z]/i.test(text)) return text;
    text = decodeHTML(text);
  }
  return text;
}
