import { offeredLanguages, type Language } from '../problem/language.ts';
import type { Settings } from '../settings.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import type { Mail, MailContent } from './mail.ts';
import { mailHtml } from './mailHtml.ts';
import type { MailMessages } from './mailMessages.ts';
import { momentText } from './momentText.ts';
import { oneLine } from './oneLine.ts';
import { notificationMessages } from './notificationMessages.ts';
import { portalLink } from './portalLink.ts';

interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly languageTag: string;
  /** For the `To` header; empty if it is not safe. */
  readonly recipientName: string;
}

const MESSAGES = { en, jp } as const;
const TAGS: Readonly<Record<Language, string>> = { en: 'en', jp: 'ja' };

/** As text and HTML in the reader's language, with a summary in the other language below. */
export function renderMail(
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port' | 'region'>,
  mail: Mail,
): RenderedMail {
  const offered = offeredLanguages(settings.region);
  const language = offered.includes(mail.language) ? mail.language : 'en';
  const otherLanguage = offered.find((one) => one !== language);
  const key = messageKeyOf(mail);
  const messages = MESSAGES[language];
  const own: Template = { ...messages[key], ...notificationMessages(mail, language) };
  const fill = (text: string): string => fillIn(text, valuesOf(mail, language));
  const recipientName = greetingName(mail.name);
  const parts: MailMessages = {
    languageTag: TAGS[language],
    subject: own.subject,
    greeting:
      recipientName === ''
        ? messages.greetingWithoutName
        : fillIn(messages.greeting, { name: recipientName }),
    happened: fill(own.happened),
    facts: (own.facts ?? []).map(fill),
    next: own.next,
    action: own.action,
    link: linkOf(settings, mail),
    bareLink: messages.bareLink,
    application: applicationOf(settings, mail, messages.application),
    life: 'link' in mail ? (own.life ?? messages.life) : undefined,
    notYou: own.notYou ?? null,
    choices:
      own.choices === undefined
        ? undefined
        : { text: own.choices, link: portalLink(settings, '/student/settings') },
    other:
      otherLanguage === undefined
        ? undefined
        : { languageTag: TAGS[otherLanguage], summary: MESSAGES[otherLanguage][key].summary },
    signature: messages.signature,
  };
  return {
    subject: parts.subject,
    text: mailText(parts),
    html: mailHtml(parts),
    languageTag: parts.languageTag,
    recipientName,
  };
}

interface Template {
  readonly subject: string;
  readonly happened: string;
  readonly facts?: readonly string[];
  readonly next: string;
  readonly action: string;
  /** How long the link works, if it differs from other mails. */
  readonly life?: string;
  readonly notYou?: string;
  readonly choices?: string;
  readonly summary: string;
}

function messageKeyOf(mail: MailContent) {
  if (mail.template !== 'twoStepChanged') return mail.template;
  return mail.isOn ? 'twoStepOn' : 'twoStepOff';
}

function linkOf(settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>, mail: MailContent): string {
  if ('link' in mail) return mail.link;
  if (mail.template === 'notificationDigest') return portalLink(settings, '/student/notification');
  if (mail.template === 'notification') return portalLink(settings, mail.path);
  return portalLink(settings, mail.template === 'accountDeleted' ? '/app/login' : '/app/forgot-password');
}

function applicationOf(
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
  mail: MailContent,
  text: string,
): MailMessages['application'] {
  if (mail.template !== 'notification') return undefined;
  const { applicationPath = null, path } = mail;
  if (applicationPath === null || applicationPath === path) return undefined;
  return { text, link: portalLink(settings, applicationPath) };
}

function valuesOf(mail: MailContent, language: Language): Readonly<Record<string, string>> {
  return {
    ...('at' in mail ? { moment: momentText(mail.at, mail.timezone, language) } : {}),
    ...(mail.template === 'notificationDigest' ? { count: String(mail.count) } : {}),
    ...(mail.template === 'newSignIn'
      ? { device: oneLine(mail.device), address: oneLine(mail.address) }
      : {}),
  };
}

function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
}

/** Plain text. The link has a separate line, so that no full stop becomes part of it. */
function mailText(messages: MailMessages): string {
  const { greeting, happened, facts, next, link, application, life, notYou, choices, other, signature } =
    messages;
  const warning = notYou === null ? [] : [notYou];
  return [
    greeting,
    happened,
    ...(facts.length === 0 ? [] : [facts.join('\n')]),
    ...(life === undefined ? [next, ...warning] : [next]),
    link,
    ...(application === undefined ? [] : [`${application.text}\n${application.link}`]),
    ...(life === undefined ? [] : [life, ...warning]),
    ...(other === undefined ? [] : ['--------', `${other.summary}\n${link}`]),
    '--------',
    ...(choices === undefined ? [] : [`${choices.text}\n${choices.link}`]),
    signature,
    '',
  ].join('\n\n');
}

/** Most characters of a name in a greeting. */
const MAX_LENGTH = 80;

/** Text that mail programs turn into a link, and that no name contains: `https://…`, `www.…`, `a.example`, `@`. */
const LINK_LIKE = /[/@\\]|:\/|www\.|\p{L}\.\p{L}{2,}/iu;

/**
 * A name on one line that is safe in a mail, or an empty text. Anyone can register another person's address with a name
 * of their choice, so the greeting could otherwise carry advertising.
 */
export function greetingName(name: string): string {
  const line = oneLine(name);
  return line.length > MAX_LENGTH || LINK_LIKE.test(line) ? '' : line;
}
