import { shortMoment } from '../../../platform/notifications/shortMoment.ts';
import type { NewNotification } from '../../../platform/notifications/notify.ts';
import type { Language } from '../../../platform/problem/language.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS = { en, jp } as const;

/** A notification to a student about a job. */
export type Notice = Exclude<keyof typeof en, 'interview'>;

/** What notices speak of. */
export interface NoticeFacts {
  /** Where the student reads the clock. */
  readonly timezone: string;
  readonly job: string;
  readonly jobJp: string | null;
  readonly company: string;
  readonly companyJp: string | null;
  /** Who acts or waits: the company, or the student's university. */
  readonly party: string;
  readonly partyJp: string | null;
  /** The interview it is about; null without one. */
  readonly phase: string | null;
  readonly phaseJp: string | null;
  /** When that begins. */
  readonly startsAt: string | null;
  /** Until when something has to be done. */
  readonly dueAt: string | null;
}

/** Letters of a title (notification contract, `Notification`). */
const TITLE_LIMIT = 300;

/** A notice in both languages. */
export function noticeText(
  notice: Notice,
  facts: NoticeFacts,
): Pick<NewNotification, 'title' | 'titleJp' | 'body' | 'bodyJp'> {
  const english = write(notice, 'en', facts);
  const japanese = write(notice, 'jp', facts);
  return { title: english.title, titleJp: japanese.title, body: english.body, bodyJp: japanese.body };
}

function write(notice: Notice, language: Language, facts: NoticeFacts): { title: string; body: string } {
  const isJapanese = language === 'jp';
  const words = WORDS[language];
  const moment = (at: string | null) =>
    at === null ? '' : shortMoment(new Date(at), facts.timezone, language);
  const phase = isJapanese ? (facts.phaseJp ?? words.interview) : inSentence(facts.phase ?? words.interview);
  const values: Readonly<Record<string, string>> = {
    job: isJapanese ? (facts.jobJp ?? facts.job) : facts.job,
    company: isJapanese ? (facts.companyJp ?? facts.company) : facts.company,
    party: isJapanese ? (facts.partyJp ?? facts.party) : facts.party,
    phase,
    aPhase: `${/^[aeiou]/i.test(phase) ? 'an' : 'a'} ${phase}`,
    at: moment(facts.startsAt),
    by: moment(facts.dueAt),
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const title = [...fill(words[notice].title)];
  return {
    title: title.length > TITLE_LIMIT ? `${title.slice(0, TITLE_LIMIT - 1).join('')}…` : title.join(''),
    body: fill(words[notice].body),
  };
}

/** "Second interview" goes on small within a sentence, "HR interview" stays. */
function inSentence(phase: string): string {
  return /^\p{Lu}\p{Ll}/u.test(phase) ? `${phase.charAt(0).toLowerCase()}${phase.slice(1)}` : phase;
}
