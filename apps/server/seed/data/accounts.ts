import type { AccountStatus, Role } from '../../src/platform/database/schema.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'michi-demo-2026';

/** Someone of the demo. */
export interface SeedAccount {
  readonly email: string;
  readonly role: Role;
  readonly accountStatus: AccountStatus;
  readonly familyName: string;
  readonly firstName: string;
  readonly familyNameJp: string | null;
  readonly firstNameJp: string | null;
  readonly familyNameFurigana: string | null;
  readonly firstNameFurigana: string | null;
  readonly nickname: string | null;
  readonly gender: 'FEMALE' | 'MALE' | 'OTHER' | 'PREFER_NOT_TO_SAY' | null;
  /** Month and day; the year follows from that of graduation. */
  readonly birthday: string | null;
  readonly mobilePhone: string | null;
  readonly address: Readonly<Record<string, string | null>> | null;
  readonly skills: readonly string[];
  readonly hasUniversity: boolean;
  /** Whether the student needs a visa in order to work; null if they did not say. */
  readonly needsVisa: boolean | null;
}

const UNKNOWN = {
  familyNameJp: null,
  firstNameJp: null,
  familyNameFurigana: null,
  firstNameFurigana: null,
  nickname: null,
  gender: null,
  birthday: null,
  mobilePhone: null,
  address: null,
  skills: [],
} as const;

/** The demo's accounts. */
export const ACCOUNTS = {
  hana: {
    email: 'hana@michi.example',
    role: 'STUDENT',
    accountStatus: 'ACTIVE',
    familyName: 'Saeki',
    firstName: 'Hana',
    familyNameJp: '佐伯',
    firstNameJp: '花',
    familyNameFurigana: 'さえき',
    firstNameFurigana: 'はな',
    nickname: 'Hana',
    gender: 'FEMALE',
    birthday: '05-14',
    mobilePhone: '090-1234-5678',
    address: {
      postCode: '236-0027',
      prefecture: '神奈川県',
      city: '横浜市金沢区',
      street: '瀬戸1-4-8',
      building: 'コーポみなと203号室',
    },
    skills: ['聞き取り調査', '話し合いの進行', 'SQL'],
    hasUniversity: true,
    needsVisa: false,
  },
  alex: {
    ...UNKNOWN,
    email: 'alex@michi.example',
    role: 'STUDENT',
    accountStatus: 'ACTIVE',
    familyName: 'Morgan',
    firstName: 'Alex',
    nickname: 'Alex',
    mobilePhone: '+14155550132',
    skills: ['TypeScript', 'Photography'],
    hasUniversity: false,
    needsVisa: true,
  },
  blocked: {
    ...UNKNOWN,
    email: 'blocked@michi.example',
    role: 'STUDENT',
    accountStatus: 'BLOCKED',
    familyName: 'Kido',
    firstName: 'Ren',
    familyNameJp: '城戸',
    firstNameJp: '蓮',
    familyNameFurigana: 'きど',
    firstNameFurigana: 'れん',
    hasUniversity: true,
    needsVisa: null,
  },
  away: {
    ...UNKNOWN,
    email: 'away@michi.example',
    role: 'STUDENT',
    accountStatus: 'ON_LEAVE',
    familyName: 'Aoki',
    firstName: 'Mei',
    familyNameJp: '青木',
    firstNameJp: '芽衣',
    familyNameFurigana: 'あおき',
    firstNameFurigana: 'めい',
    hasUniversity: true,
    needsVisa: null,
  },
  admin: {
    ...UNKNOWN,
    email: 'admin@michi.example',
    role: 'ADMIN',
    accountStatus: 'ACTIVE',
    familyName: 'Okuda',
    firstName: 'Sae',
    familyNameJp: '奥田',
    firstNameJp: '紗英',
    familyNameFurigana: 'おくだ',
    firstNameFurigana: 'さえ',
    hasUniversity: false,
    needsVisa: null,
  },
} as const satisfies Readonly<Record<string, SeedAccount>>;
