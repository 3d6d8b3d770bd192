import type { Counsellor } from '@michi/api/user';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

interface CounsellorLabels {
  readonly name: string;
  readonly position: string | null;
  /** "Online or at the office". */
  readonly style: string;
  /** "Japanese and English". */
  readonly languages: string;
  /** "Interviews, Resumes": in Japanese a topic can hold the sign that facts are joined by. */
  readonly topics: string;
  /** "214 students helped". */
  readonly assisted: string;
  /** Format, languages and number of students helped, in a line. */
  readonly facts: string;
  /** "Next free time Wed 2 Dec, 11:00 JST", or that there is none. */
  readonly next: string;
}

/** A counsellor in the reader's language, times in the student's zone with the zone named. */
export const useCounsellorLabels = (): ((counsellor: Counsellor) => CounsellorLabels) => {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const nameOf = useSpokenLanguages();
  const inARow = new Intl.ListFormat(language === 'jp' ? 'ja' : 'en-GB', { type: 'conjunction' });
  return (counsellor) => {
    const style = t(`style.${counsellor.style}`);
    const languages = inARow.format(counsellor.languages.map(nameOf));
    const assisted = t('counsellor.assisted', {
      count: counsellor.studentsAssisted,
      formatted: format.number(counsellor.studentsAssisted),
    });
    return {
      name: pickBilingual(counsellor, 'name', language),
      position: pickBilingual(counsellor, 'position', language),
      style,
      languages,
      topics: counsellor.topics.map((topic) => t(`topic.${topic}`)).join(t('separator')),
      assisted,
      facts: format.list([style, languages, assisted]),
      next:
        counsellor.nextAvailableAt === null
          ? t('counsellor.noneFree')
          : t('counsellor.nextFree', { date: format.dateAndTimeWithZone(counsellor.nextAvailableAt) }),
    };
  };
};

/** Name of a language in the reader's language: "Japanese" or 日本語 for `ja`; the tag itself if it is unknown. */
export const useSpokenLanguages = (): ((tag: string) => string) => {
  const { i18n } = useTranslation('shared');
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'language', fallback: 'code' });
    return (tag) => names.of(tag) ?? tag;
  }, [i18n.language]);
};
