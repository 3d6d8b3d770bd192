import { shortTitle, storedMoment, type NoticeTexts } from '../../../platform/notifications/noticeTexts.ts';
import type { Language } from '../../../platform/problem/language.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES = { en, jp } as const;

export type Notice = Exclude<keyof typeof en, 'interview' | 'job' | 'jobOfCompany'>;

export interface NoticeFacts {
  readonly job: string;
  readonly jobJp: string | null;
  readonly company: string;
  readonly companyJp: string | null;
  /** The company or the student's university. */
  readonly party: string;
  readonly partyJp: string | null;
  readonly phase: string | null;
  readonly phaseJp: string | null;
  readonly startsAt: string | null;
  readonly dueAt: string | null;
}

export function noticeText(notice: Notice, facts: NoticeFacts): NoticeTexts {
  const english = write(notice, 'en', facts);
  const japanese = write(notice, 'jp', facts);
  return { title: english.title, titleJp: japanese.title, body: english.body, bodyJp: japanese.body };
}

function write(notice: Notice, language: Language, facts: NoticeFacts): { title: string; body: string } {
  const isJapanese = language === 'jp';
  const messages = MESSAGES[language];
  const moment = (at: string | null) => (at === null ? '' : storedMoment(new Date(at)));
  const phase = isJapanese
    ? (facts.phaseJp ?? messages.interview)
    : inSentence(facts.phase ?? messages.interview);
  const job = isJapanese ? (facts.jobJp ?? facts.job) : facts.job;
  const company = isJapanese ? (facts.companyJp ?? facts.company) : facts.company;
  const party = isJapanese ? (facts.partyJp ?? facts.party) : facts.party;
  // A title that names the university leaves the company to the body.
  const named = party === company ? 'job' : 'jobOfCompany';
  const values: Readonly<Record<string, string>> = {
    job,
    company,
    party,
    about: messages[named].replace('{company}', () => company).replace('{job}', () => job),
    phase,
    aPhase: `${/^[aeiou]/i.test(phase) ? 'an' : 'a'} ${phase}`,
    at: moment(facts.startsAt),
    by: moment(facts.dueAt),
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return { title: shortTitle(fill(messages[notice].title)), body: fill(messages[notice].body) };
}

/** "Second interview" is lower case within a sentence, "HR interview" is not. */
function inSentence(phase: string): string {
  return /^\p{Lu}\p{Ll}/u.test(phase) ? `${phase.charAt(0).toLowerCase()}${phase.slice(1)}` : phase;
}
