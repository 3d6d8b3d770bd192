import type { Language } from '@michi/api/session';
import { defaultTimeZone, ianaTimeZone } from '../../shared/format/dates.ts';
import { languageTags } from '../../shared/i18n/languages.ts';
import citiesJp from './zoneCitiesJp.json';

export interface TimeZoneOption {
  /** The contract's value: an IANA name or `JST`. */
  readonly value: string;
  readonly label: string;
  /** Its offset at the moment, such as `UTC+09:00`. */
  readonly note: string;
  readonly keywords: string;
}

export interface TimeZoneLabels {
  readonly language: Language;
  /** The default zone as the product writes it (specs/COVERAGE.md, section 9). */
  readonly japan: string;
  readonly now: Date;
}

const partOf = (zone: string, tag: string, timeZoneName: 'longGeneric' | 'longOffset', now: Date): string =>
  new Intl.DateTimeFormat(tag, { timeZone: ianaTimeZone(zone), timeZoneName })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The offset of a time zone at a moment, such as `UTC+09:00`. */
export const offsetOf = (zone: string, now: Date): string => {
  const offset = partOf(zone, 'en', 'longOffset', now).replace('GMT', 'UTC');
  return offset === 'UTC' ? 'UTC+00:00' : offset;
};

/** Cities in Japanese: the exemplar cities of the Unicode CLDR 48.2, under the names of all versions of the tz database. */
const japaneseCities: ReadonlyMap<string, string> = new Map(Object.entries(citiesJp));

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The names of Japan's zone in the tz database; the product calls it `JST`. */
const japaneseZones = ['Asia/Tokyo', 'Japan', 'JST'];

/** A stored time zone as the list calls it. */
export const listedZone = (zone: string): string => (japaneseZones.includes(zone) ? defaultTimeZone : zone);

/** The name of a time zone: "New York — Eastern Time"; ニューヨーク（アメリカ東部時間）. */
export const timeZoneLabel = (zone: string, { language, japan, now }: TimeZoneLabels): string => {
  if (listedZone(zone) === defaultTimeZone) return japan;
  if (zone === 'UTC') return 'UTC';
  const generic = partOf(zone, languageTags[language], 'longGeneric', now);
  return language === 'jp'
    ? `${japaneseCities.get(zone) ?? cityOf(zone)}（${generic}）`
    : `${cityOf(zone)} — ${generic}`;
};

/**
 * Every time zone of this browser, Japan's first, then by name.
 * @param current stays in the list even if the browser does not name it
 */
export const timeZoneOptions = (labels: TimeZoneLabels, current: string): readonly TimeZoneOption[] => {
  const others = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  for (const zone of japaneseZones) others.delete(zone);
  const optionOf = (zone: string): TimeZoneOption => ({
    value: zone,
    label: timeZoneLabel(zone, labels),
    note: offsetOf(zone, labels.now),
    keywords: ianaTimeZone(zone).replaceAll('_', ' '),
  });
  const { compare } = new Intl.Collator(languageTags[labels.language]);
  return [
    optionOf(defaultTimeZone),
    ...[...others].map(optionOf).toSorted((one, other) => compare(one.label, other.label)),
  ];
};
