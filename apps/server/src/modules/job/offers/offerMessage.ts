import type { Language } from '../../../platform/problem/language.ts';
import type { AnsweredOffer, OfferStatusRequest } from './answerJobOffer.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

type Messages = Readonly<Record<OfferStatusRequest['action'], string>>;

const MESSAGES: Readonly<Record<Language, Readonly<Record<'JOB' | 'INTERNSHIP', Messages>>>> = {
  en: { JOB: en.answered, INTERNSHIP: en.answeredInternship },
  jp: { JOB: jp.answered, INTERNSHIP: jp.answeredInternship },
};

/** What was answered to an offer, in the reader's language. */
export function offerMessage(
  language: Language,
  action: OfferStatusRequest['action'],
  { company, kind }: AnsweredOffer,
): string {
  return MESSAGES[language][kind][action].replace('{company}', () => company);
}
