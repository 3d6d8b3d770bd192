import { normalizeText } from '@michi/api/text';
import type { AddressInput } from '@michi/api/user';
import { isJapanese } from './lines.ts';
import { findMonth } from './months.ts';
import type { MissingFact, ParsedPerson } from './parsedProfile.ts';

const isUpperCase = (word: string): boolean => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();

const missing = (source: string): MissingFact => ({ kind: 'text', source });

/** A name in kanji or kana, family name first. Without a blank the end of the family name is unknown. */
export const japaneseName = (name: string): ParsedPerson => {
  const [familyNameJp, firstNameJp, ...others] = name.trim().split(/\s+/);
  return familyNameJp !== undefined && firstNameJp !== undefined && others.length === 0
    ? { familyNameJp, firstNameJp }
    : { familyNameJp: missing(name.trim()), firstNameJp: missing(name.trim()) };
};

/**
 * The two parts of a full name. Kanji and kana put the family name first, as do `Saeki, Hana` and `SAEKI Hana`; other
 * names of two words put it last. For one word, or more than two, the student is asked.
 */
export const namesOf = (name: string): ParsedPerson => {
  const whole = normalizeText(name, 'NFC').trim();
  if (whole === '') return {};
  if (isJapanese(whole)) return japaneseName(whole);
  const [before, behind, ...more] = whole.split(/\s*,\s*/);
  if (before !== undefined && behind !== undefined && more.length === 0)
    return { familyName: before, firstName: behind };
  const [one, two, ...others] = whole.split(/\s+/);
  if (one === undefined || two === undefined || others.length > 0)
    return { familyName: missing(whole), firstName: missing(whole) };
  return isUpperCase(one) && !isUpperCase(two)
    ? { familyName: one, firstName: two }
    : { familyName: two, firstName: one };
};

const nameLabel = /^氏\s?名\s*[:：]?/;
const readingLabel = /^(ふりがな|フリガナ)\s*[:：]?/;

/** Labels of a form, which are no value of the one above them. */
const label = /^(氏\s?名|ふりがな|フリガナ|現住所|連絡先|電話|e-?mail|生年月日|※)/i;

const postCode = /〒?\s*(?<![\d-])(\d{3}-\d{4})(?![\d-])/;

/** Cities whose names contain 市, 町, 村 or 区 before their end. */
const city =
  /^((?:旭川|伊達|石狩|盛岡|奥州|田村|南相馬|那須塩原|東村山|武蔵村山|羽村|十日町|上越|富山|野々市|大町|蒲郡|四日市|姫路|大和郡山|廿日市|下松|岩国|田川|大村|市川|市原|町田|村山|村上|余市)市|(?:余市|高市|.{1,3}?)郡(?:玉村|大町|.{1,5}?)[町村]|(?:.{1,4}?市)?[^市町村\d]{1,4}?区|.{1,7}?[市町村])/u;

/** An address in kanji by its parts; null for a text that does not begin with a prefecture. */
const japaneseAddress = (code: string, written: string): AddressInput | null => {
  const [prefecture = ''] = /^(東京都|北海道|(京都|大阪)府|.{2,3}県)/u.exec(written) ?? [];
  if (prefecture === '') return null;
  const [cityName = ''] = city.exec(written.slice(prefecture.length)) ?? [];
  const parts = written
    .slice(prefecture.length + cityName.length)
    .trim()
    .split(' ');
  // A house number ends the street; what follows is the building.
  const numbered = parts.findIndex((word) => /\d/.test(word));
  const streetLength = numbered === -1 ? 1 : numbered + 1;
  const text = (chosen: readonly string[]): string | null => chosen.join(' ') || null;
  return {
    postCode: code,
    prefecture,
    city: cityName || null,
    street: text(parts.slice(0, streetLength)),
    building: text(parts.slice(streetLength)),
  };
};

/** An address in Latin letters, from the building to the prefecture; null if it has fewer than three parts. */
const latinAddress = (code: string, written: string): AddressInput | null => {
  const parts = written.split(', ');
  if (parts.length < 3) return null;
  const [first = '', second = ''] = parts;
  const hasBuilding = parts.length > 3 && !/^\d/.test(first) && /^\d/.test(second);
  return {
    postCode: code,
    prefecture: parts.at(-1) ?? null,
    city: parts.at(-2) ?? null,
    street: parts.slice(hasBuilding ? 1 : 0, -2).join(', '),
    building: hasBuilding ? first : null,
  };
};

const isOtherContact = (line: string): boolean => /@|\d[\d() -]{8,}$/.test(line) && !postCode.test(line);

/** The first address with a postal code: behind it in kanji, before it in Latin letters, in one line or several. */
const addressIn = (lines: readonly string[]): AddressInput | null => {
  const index = lines.findIndex((line) => postCode.test(line));
  const line = lines[index];
  const [marked = '', code = ''] = postCode.exec(line ?? '') ?? [];
  if (line === undefined) return null;
  const behind: string[] = [line.slice(line.indexOf(marked) + marked.length).trim()];
  for (const next of lines.slice(index + 1)) {
    if (label.test(next) || isOtherContact(next)) break;
    behind.push(next);
  }
  const kanji = behind.join(isJapanese(behind.join('')) ? '' : ' ').trim();
  const address = japaneseAddress(code, kanji);
  if (address !== null) return address;
  const before: string[] = [line.slice(0, line.indexOf(marked)).trim()];
  for (const previous of lines.slice(0, index).toReversed()) {
    if (!previous.endsWith(',') && !/^\S*,|\d/.test(previous)) break;
    if (isOtherContact(previous)) break;
    before.unshift(previous);
  }
  return latinAddress(code, before.join(' ').trim());
};

const phones = /(?:\+\d{1,3}[ -]?)?\(?0?\d{1,4}\)?[ -]\d{1,4}[ -]\d{3,4}/g;

/** The phone numbers of the lines. Of Japan's, those of mobile phones begin with 060 to 090. */
const phonesIn = (lines: readonly string[]): Pick<ParsedPerson, 'mobilePhone' | 'homePhone'> => {
  const numbers = lines
    .flatMap((line) => line.match(phones) ?? [])
    .filter((number) => number.replaceAll(/\D/g, '').length >= 9);
  const isAtHome = (number: string) => /^\(?0(?![6-9]0)|^\+81[ -]?(?![6-9]0)/.test(number);
  const mobilePhone = numbers.find((number) => !isAtHome(number));
  const homePhone = numbers.find(isAtHome);
  return {
    ...(mobilePhone !== undefined && { mobilePhone }),
    ...(homePhone !== undefined && { homePhone }),
  };
};

/** Whether a line is a name in Latin letters rather than a title. */
const isLatinName = (line: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}.'’-]*( \p{Lu}[\p{L}\p{M}.'’-]*){1,3}$/u.test(line) &&
  !isJapanese(line) &&
  !/resume|résumé|curriculum|vitae|portfolio|university|college|school|engineer|developer|designer|student|manager/i.test(
    line,
  );

const isJapaneseName = (line: string): boolean =>
  /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}々ー]+( [\p{sc=Han}\p{sc=Hira}\p{sc=Kana}々ー]+){1,2}$/u.test(line);

/** The names: behind their labels or, without any, on the first lines. */
const namesIn = (lines: readonly string[]): ParsedPerson => {
  /** What stands behind a label or, where that is a column of its own, below it. */
  const after = (labelled: RegExp): string => {
    const index = lines.findIndex((line) => labelled.test(line));
    const behind = lines[index]?.replace(labelled, '').trim() ?? '';
    const below = lines[index + 1] ?? '';
    return index === -1 || behind !== '' || label.test(below) ? behind : below;
  };
  const name = after(nameLabel);
  const reading = after(readingLabel).split(' ');
  const [familyNameFurigana, firstNameFurigana] = reading;
  const [first = '', second = ''] = lines;
  const isUnlabelled = name === '';
  return {
    ...(name !== '' && namesOf(name)),
    ...(isUnlabelled && isLatinName(first) && namesOf(first)),
    ...(isUnlabelled && isLatinName(first) && isJapaneseName(second) && japaneseName(second)),
    ...(reading.length === 2 &&
      familyNameFurigana !== undefined &&
      firstNameFurigana !== undefined &&
      !isJapaneseAddress(reading.join('')) && { familyNameFurigana, firstNameFurigana }),
  };
};

const isJapaneseAddress = (text: string): boolean => /\d|[都道府県]/.test(text);

/** The person, of the lines above and beside the parts. */
export const readPerson = (lines: readonly string[]): ParsedPerson => {
  const birthLine = lines.find((line) =>
    /生年月日|date of birth|年\s*\d{1,2}\s*月\s*\d{1,2}\s*日\s*生/i.test(line),
  );
  const birth = findMonth(birthLine ?? '');
  const address = addressIn(lines);
  return {
    ...namesIn(lines),
    ...(birth !== null && birth.day !== null && { dateOfBirth: `${birth.month}-${birth.day}` }),
    ...phonesIn(lines),
    ...(address !== null && { address }),
  };
};
