import type { MailWords } from './renderMail.ts';

/** A mail as plain text; the link stands on a line of its own, where no full stop becomes a part of it. */
export function mailText(words: MailWords): string {
  const { greeting, happened, facts, next, link, life, notYou, other, signature } = words;
  return [
    greeting,
    happened,
    ...(facts.length === 0 ? [] : [facts.join('\n')]),
    ...(life === undefined ? [next, notYou] : [next]),
    link,
    ...(life === undefined ? [] : [life, notYou]),
    ...(other === undefined ? [] : ['--------', `${other.summary}\n${link}`]),
    '--------',
    signature,
    '',
  ].join('\n\n');
}
