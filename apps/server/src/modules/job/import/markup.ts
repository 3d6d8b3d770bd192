import { decodeHTML } from 'entities';

/** How often a text may have been escaped on its way. */
const ROUNDS = 3;

const TAG =
  /<\/?(?:a|b|i|u|s|em|strong|span|font|small|sup|sub|br|p|div|h[1-6]|ul|ol|li|table|tr|td)(?:\s[^>]*)?\/?>/gi;

/** Converts HTML to plain text: without tags, and with entities decoded. */
export function plainText(html: string): string {
  let text = html;
  for (let round = 0; round < ROUNDS; round += 1) text = decodeHTML(text.replace(TAG, ' '));
  return text.replace(TAG, ' ').replace(/\s+/g, ' ').trim();
}

/** HTML whose tags came escaped, once or more, as HTML again; other texts as they are. */
export function unescapedMarkup(html: string): string {
  let text = html;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (/<[a-z][^>]*>/i.test(text) || !/&(amp;)*lt;\/?[a-z]/i.test(text)) return text;
    text = decodeHTML(text);
  }
  return text;
}
