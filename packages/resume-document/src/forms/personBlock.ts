import type { ResumeAddress, ResumeDocumentContent, ResumeField } from '../content.ts';
import { addressLine } from '../rules/address.ts';
import { dayInFull } from '../rules/years.ts';
import { across, type Box, centredIn, down, frame, textAt, textIn, WEIGHT } from '../sheet/draw.ts';
import { drawn, type Drawing, type Mark, together } from '../sheet/marks.ts';
import { MINCHO } from '../text/typefaces.ts';

const stack = MINCHO.regular;

/** Left edge and width of the content, in millimetres. */
export const MARGIN = { x: 20, width: 170 } as const;

const PHOTO: Box = { x: 160, y: 18, width: 30, height: 40 };
const NAME: Box = { x: MARGIN.x, y: 33, width: 132, height: 39 };
const READING_HEIGHT = 7;
const NAME_HEIGHT = 21;
const BIRTH_HEIGHT = NAME.height - READING_HEIGHT - NAME_HEIGHT;
const GENDER_WIDTH = 38;
const ADDRESS_BOX: Box = { x: MARGIN.x, y: NAME.y + NAME.height, width: MARGIN.width, height: 48 };
const ADDRESS_HEIGHT = ADDRESS_BOX.height / 2;
const PHONE_WIDTH = 42;
const LABEL_WIDTH = 17;
const LABEL = { stack, size: 8 } as const;

export const PERSON_BLOCK_END = ADDRESS_BOX.y + ADDRESS_BOX.height;

const GENDERS: Readonly<Record<NonNullable<ResumeDocumentContent['gender']>, string>> = {
  FEMALE: '女',
  MALE: '男',
  OTHER: 'その他',
  PREFER_NOT_TO_SAY: '',
};

const PHOTO_TEXTS: readonly string[] = [
  '写真をはる位置',
  '',
  '写真をはる必要が',
  'ある場合',
  '1. 縦　36～40mm',
  '　 横　24～30mm',
  '2. 本人単身胸から上',
  '3. 裏面のりづけ',
];

function photoFrame({ photo }: ResumeDocumentContent): readonly Mark[] {
  if (photo !== null) return [{ kind: 'PHOTO', ...PHOTO, photo }];
  return [
    ...frame(PHOTO, WEIGHT.line, 0.8),
    ...PHOTO_TEXTS.flatMap((text, line) =>
      text === '' ? [] : [textAt(text, PHOTO.x + 2.5, PHOTO.y + 8 + line * 3.6, { stack, size: 6.5 })],
    ),
  ];
}

function birth({ dateOfBirth, writtenOn, years }: ResumeDocumentContent): string {
  if (dateOfBirth === null) return '　　　年　　月　　日生　（満　　歳）';
  return `${dayInFull(dateOfBirth, years)}生　（満${ageOn(dateOfBirth, writtenOn)}歳）`;
}

function nameBox(content: ResumeDocumentContent): Drawing {
  const { x, y, width } = NAME;
  const labelled = { x: x + LABEL_WIDTH, width: width - LABEL_WIDTH };
  const name = { ...labelled, y: y + READING_HEIGHT, height: NAME_HEIGHT };
  const date = { x, y: y + READING_HEIGHT + NAME_HEIGHT, width, height: BIRTH_HEIGHT };
  const gender = { ...date, x: x + width - GENDER_WIDTH, width: GENDER_WIDTH };
  const reading = content.fullNameFurigana === null ? null : hiragana(content.fullNameFurigana);
  // In the order it is read: a text drawn behind its label is read out behind it.
  return together(
    drawn(
      // Drawn as one frame with the wider addresses below: no line is drawn twice.
      { kind: 'RULE', from: [x - 0.25, y], to: [x + width + 0.25, y], weight: WEIGHT.frame },
      { kind: 'RULE', from: [x, y], to: [x, y + NAME.height], weight: WEIGHT.frame },
      { kind: 'RULE', from: [x + width, y], to: [x + width, y + NAME.height], weight: WEIGHT.frame },
      across(x, y + READING_HEIGHT, width, 0.6),
      across(x, date.y, width),
      down(gender.x, date.y, BIRTH_HEIGHT),
      textIn('ふりがな', { ...NAME, height: READING_HEIGHT }, LABEL),
    ),
    centredIn(
      'fullNameFurigana',
      reading,
      { ...labelled, y, height: READING_HEIGHT },
      {
        stack,
        sizes: [9, 8, 7],
        leading: 1,
      },
    ),
    drawn(textAt('氏　　名', x + 2, name.y + 5, LABEL)),
    centredIn(
      content.fullNameJp === null ? 'fullName' : 'fullNameJp',
      content.fullNameJp ?? content.fullName,
      name,
      {
        stack,
        sizes: [22, 20, 18, 16, 14, 12, 11],
        leading: 1.3,
      },
    ),
    drawn(
      textIn(birth(content), { ...date, x: x + LABEL_WIDTH }, { stack, size: 10.5 }),
      textAt('※性別', gender.x + 2, date.y + 4.5, LABEL),
      textIn(
        content.gender === null ? '' : GENDERS[content.gender],
        { ...gender, x: gender.x + 6 },
        { stack, size: 11, align: 'centre' },
      ),
    ),
  );
}

/** A way to reach the student: address, reading and phones. */
interface AddressEntry {
  readonly label: string;
  readonly note: string;
  readonly address: ResumeAddress | null;
  readonly addressField: ResumeField;
  readonly reading: string | null;
  readonly readingField: ResumeField;
  readonly phones: readonly string[];
  readonly mail: string | null;
}

function addressBox(position: AddressEntry, y: number): Drawing {
  const { x, width } = ADDRESS_BOX;
  const phoneX = x + width - PHONE_WIDTH;
  const addressWidth = width - PHONE_WIDTH;
  const top = y + READING_HEIGHT;
  const { address } = position;
  const line = address === null ? '' : addressLine(address);
  const written = {
    x: x + 2,
    y: top + 5,
    width: addressWidth - 2,
    height: position.mail === null ? 10.5 : 6,
  };
  const phones = position.phones.map((phone, index) =>
    textIn(
      phone,
      { x: phoneX, y: y + READING_HEIGHT + index * 7, width: PHONE_WIDTH, height: 9 },
      { stack, size: 10.5, align: 'centre' },
    ),
  );
  return together(
    drawn(
      across(x, y + READING_HEIGHT, addressWidth, 0.6),
      down(phoneX, y, ADDRESS_HEIGHT),
      textIn('ふりがな', { x, y, width: LABEL_WIDTH, height: READING_HEIGHT }, LABEL),
    ),
    centredIn(
      position.readingField,
      position.reading === null ? null : hiragana(position.reading),
      { x: x + LABEL_WIDTH, y, width: addressWidth - LABEL_WIDTH, height: READING_HEIGHT },
      { stack, sizes: [8, 7, 6.5], leading: 1 },
    ),
    drawn(
      textAt(`${position.label}　〒${address?.postCode ?? ''}`, x + 2, top + 4.6, { stack, size: 9 }),
      textAt(position.note, phoneX - 2, top + 4.4, { stack, size: 6.5, align: 'right' }),
    ),
    centredIn(position.addressField, line, written, {
      stack,
      sizes: [11, 10, 9, 8],
      leading: 1.25,
    }),
    centredIn(
      'email',
      position.mail === null ? null : `E-mail　${position.mail}`,
      { x: x + 2, y: top + 10.8, width: addressWidth - 2, height: 5.2 },
      { stack, sizes: [9, 8, 7.5], leading: 1 },
    ),
    drawn(textIn('電話', { x: phoneX, y, width: PHONE_WIDTH, height: READING_HEIGHT }, LABEL), ...phones),
  );
}

/**
 * The head of a Japanese form: its title and date, the photo, and the person. The mail address is with the
 * other ways to reach the student.
 */
export function personBlock(title: string, content: ResumeDocumentContent): Drawing {
  const phones = [content.mobilePhone, content.homePhone].filter((phone) => phone !== null);
  const date = `${dayInFull(content.writtenOn, content.years)}現在`;
  return together(
    drawn(
      textAt(title, MARGIN.x + 1, 29.5, { stack, size: 20 }),
      textAt(date, NAME.x + NAME.width, 30, { stack, size: 9.5, align: 'right' }),
      ...photoFrame(content),
      ...frame(ADDRESS_BOX),
      across(ADDRESS_BOX.x, ADDRESS_BOX.y + ADDRESS_HEIGHT, ADDRESS_BOX.width),
    ),
    nameBox(content),
    addressBox(
      {
        label: '現住所',
        note: '',
        address: content.address,
        addressField: 'address',
        reading: content.addressFurigana,
        readingField: 'addressFurigana',
        phones,
        mail: null,
      },
      ADDRESS_BOX.y,
    ),
    addressBox(
      {
        label: '連絡先',
        note: '（現住所以外に連絡を希望する場合のみ記入）',
        address: content.contactAddress,
        addressField: 'contactAddress',
        reading: content.contactAddressFurigana,
        readingField: 'contactAddressFurigana',
        phones: [],
        mail: content.email,
      },
      ADDRESS_BOX.y + ADDRESS_HEIGHT,
    ),
  );
}

/** The note on the gender field in the Ministry's form. */
export const GENDER_NOTE = '※「性別」欄：記載は任意です。未記載とすることも可能です。';

/**
 * Age in full years on a day; both are `YYYY-MM-DD`. Somebody born on 29 February turns a year older on 1 March in
 * other years (a year of life ends with the day before the birthday, by Japan's law on ages).
 */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Unicode distance between a katakana and its hiragana. */
const KANA_DISTANCE = 0x60;

/** A reading in hiragana, for forms labelled ふりがな instead of フリガナ. */
export function hiragana(reading: string): string {
  return reading.replaceAll(/[\u30a1-\u30f6]/gu, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) - KANA_DISTANCE),
  );
}
