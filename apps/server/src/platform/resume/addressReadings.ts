import { postalAddresses } from '../places/postalAddresses.ts';

/** An address (user contract, `Address`) as far as it is read. */
interface WrittenAddress {
  readonly postCode: string | null;
  readonly prefecture: string | null;
  readonly city: string | null;
  readonly street: string | null;
}

const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** How an address is read by its postal code (contract, `addressFurigana`). */
export function addressReading(address: WrittenAddress | null): string | null {
  if (address === null || address.postCode === null) return null;
  const { postCode, prefecture, city, street } = address;
  const written = [prefecture, city, street].join('').replaceAll(/\s/g, '');
  const places = postalAddresses(postCode).filter((place) =>
    written.startsWith(place.prefecture + place.city),
  );
  const [place] = places;
  if (place === undefined || place.prefectureKana === null || place.cityKana === null) return null;
  const town = places.find(
    (one) =>
      one.town !== null && KANA.test(one.town) && written.startsWith(one.prefecture + one.city + one.town),
  )?.town;
  return `${place.prefectureKana}${place.cityKana}${town ?? ''}`;
}

/** The readings of both addresses. They are not stored, so that a copy has them too. */
export function addressReadings({
  address,
  emergencyAddress,
}: {
  readonly address: WrittenAddress | null;
  readonly emergencyAddress: WrittenAddress | null;
}) {
  return {
    addressFurigana: addressReading(address),
    emergencyAddressFurigana: addressReading(emergencyAddress),
  };
}
