import { drawDocument } from '../../../platform/pdf/drawDocument.ts';
import { section } from '../../../platform/personal-data/section.ts';
import type { DocumentSection, PersonalReader } from '../../../platform/personal-data/personalData.ts';
import { inLanguage } from '../../../platform/problem/inLanguage.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import type { OfferLetter } from './offerJson.ts';

const MESSAGES = { en, jp } as const;

type LetterMessages = typeof en.letter;

/** Internships are not employment and have separate texts. */
export function letterMessages(language: keyof typeof MESSAGES, kind: 'JOB' | 'INTERNSHIP'): LetterMessages {
  const { letter, internshipLetter } = MESSAGES[language];
  if (kind === 'JOB') return letter;
  return {
    ...letter,
    ...internshipLetter,
    offer: { ...letter.offer, ...internshipLetter.offer },
    terms: { ...letter.terms, ...internshipLetter.terms },
  };
}

/** As a PDF, in the language of the reader. */
export function offerFile(letter: OfferLetter, reader: PersonalReader): Promise<Uint8Array> {
  const messages = letterMessages(reader.language, letter.offer.job.kind);
  const { company } = letter.offer.job;
  const document = {
    title: messages.title,
    introduction: messages.introduction
      .replace('{company}', () => inLanguage(reader, company.name, company.nameJp))
      .replace('{day}', letter.offer.offerDate),
    languageTag: reader.language === 'jp' ? 'ja' : 'en',
    madeAt: new Date(letter.sentAt),
    sections: [offerSection(letter, messages, reader), termsSection(letter, messages, reader)].concat(
      companySection(letter, messages, reader),
    ),
  };
  return drawDocument(document, reader.userId);
}

function offerSection(
  letter: OfferLetter,
  messages: LetterMessages,
  reader: PersonalReader,
): DocumentSection {
  return section(messages.offer, [letter], reader, ({ ceremonyDate, location, offer }) => ({
    code: offer.code,
    location: location?.city,
    locationJp: location?.cityJp,
    offerDate: offer.offerDate,
    expiresAt: offer.expiresAt,
    joiningDate: offer.joiningDate,
    // Internships have no joining ceremony.
    ceremonyDate: offer.job.kind === 'JOB' ? ceremonyDate : null,
  }));
}

function termsSection(
  letter: OfferLetter,
  messages: LetterMessages,
  reader: PersonalReader,
): DocumentSection {
  return section(messages.terms, [letter.terms], reader, () => ({
    salary: payText(letter.salary, messages),
    fixedOvertime: fixedOvertimeText(letter, messages),
  }));
}

function companySection(
  letter: OfferLetter,
  messages: LetterMessages,
  reader: PersonalReader,
): DocumentSection {
  const { name, nameJp } = letter.offer.job.company;
  return section(messages.company, [letter], reader, () => ({ companyName: name, companyNameJp: nameJp }));
}

export function payText(salary: OfferLetter['salary'], { pay, period }: LetterMessages): string | null {
  if (salary === null) return null;
  const { currency, maximum, minimum } = salary;
  const amount = (value: number) =>
    `${value.toLocaleString('en', { maximumFractionDigits: DECIMALS })} ${currency}`;
  const payRange = () => {
    if (minimum === null) return maximum === null ? null : pay.upTo.replace('{pay}', () => amount(maximum));
    if (maximum === null) return pay.from.replace('{pay}', () => amount(minimum));
    return minimum === maximum ? amount(minimum) : `${amount(minimum)} – ${amount(maximum)}`;
  };
  const range = payRange();
  return range === null ? null : period[salary.period].replace('{pay}', () => range);
}

function fixedOvertimeText(
  { salary, terms }: OfferLetter,
  { fixedOvertime: messages }: LetterMessages,
): string | null {
  if (terms.fixedOvertime === null) return null;
  const { amount, hours, isIncluded } = terms.fixedOvertime;
  return [
    ...(amount === null ? [] : [`${amount.toLocaleString('en')} ${salary?.currency ?? ''}`.trim()]),
    ...(hours === null ? [] : [messages.hours.replace('{hours}', () => hours.toLocaleString('en'))]),
    isIncluded ? messages.included : messages.onTop,
  ].join(' · ');
}

/** Pay has fewer decimals. */
const DECIMALS = 6;
