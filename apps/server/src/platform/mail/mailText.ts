import type { MailMessages } from './mailMessages.ts';

/** Plain text. The link has a separate line, so that no full stop becomes part of it. */
export function mailText(words: MailMessages): string {
  const { greeting, happened, facts, next, link, application, life, notYou, choices, other, signature } =
    words;
  const warning = notYou === null ? [] : [notYou];
  return [
    greeting,
    happened,
    ...(facts.length === 0 ? [] : [facts.join('\n')]),
    ...(life === undefined ? [next, ...warning] : [next]),
    link,
    ...(application === undefined ? [] : [`${application.words}\n${application.link}`]),
    ...(life === undefined ? [] : [life, ...warning]),
    ...(other === undefined ? [] : ['--------', `${other.summary}\n${link}`]),
    '--------',
    ...(choices === undefined ? [] : [`${choices.words}\n${choices.link}`]),
    signature,
    '',
  ].join('\n\n');
}
