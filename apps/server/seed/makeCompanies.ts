import type { Insertable } from 'kysely';
import type { CompanyDetails } from '../src/modules/company/index.ts';
import type { Database } from '../src/platform/database/schema.ts';
import { COMPANIES, type SeedCompany } from './data/companies.ts';
import { ABROAD, FAMILY_NAMES, GIVEN_NAMES, STREETS } from './data/people.ts';
import { HOLIDAYS } from './data/terms.ts';
import { REGIONS } from './data/places.ts';
import type { Dice } from './dice.ts';
import type { Keyed } from './makePlaces.ts';
import { seedId } from './seedId.ts';

/** A company of the demo with its row. */
export interface MadeCompany {
  readonly company: SeedCompany;
  /** The row's `details`. */
  readonly details: CompanyDetails;
  readonly row: Insertable<Database['companies']> & { readonly id: string };
}

const BANDS = [
  'LESS_THAN_20',
  'FROM_20_TO_50',
  'FROM_50_TO_200',
  'FROM_200_TO_500',
  'FROM_500_TO_800',
  'FROM_800_TO_1000',
  'FROM_1000_TO_3000',
  'FROM_3000_TO_10000',
  'MORE_THAN_10000',
] as const;

/** People who work in a company of each band, roughly. */
const EMPLOYEES = [12, 35, 120, 340, 640, 900, 1_900, 5_600, 18_000] as const;

const BENEFITS = [
  'MERIT_PAY',
  'ANNUAL_HOLIDAYS',
  'WELFARE',
  'TRAINING',
  'CERTIFICATION_SUPPORT',
  'REDUCED_HOURS',
  'MATERNITY_CHILDCARE_LEAVE',
  'NURSING_CARE_LEAVE',
  'HOUSING_SUBSIDY',
  'FAMILY_ALLOWANCE',
  'ESOP',
  'SIDE_JOB',
  'MENTOR',
  'CAREER_CONSULTING',
] as const;

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;

/** One company in three does not say when it interviews. */
const INTERVIEW_HOURS = [{ from: '10:00', to: '17:00' }, { from: '13:00', to: '18:30' }, null].map(
  (hours): CompanyDetails['interviewHours'] =>
    hours === null
      ? null
      : { timezone: 'Asia/Tokyo', hours: WEEKDAYS.map((weekday) => ({ weekday, ...hours })) },
);

const LIVELY = ['retail', 'tourism', 'health'];

/** The companies, with every field of the company contract filled. */
export function makeCompanies(
  dice: Dice,
  locations: Keyed<Database['locations']>,
  industries: Keyed<Database['industries']>,
): readonly MadeCompany[] {
  return COMPANIES.map((company, index) => {
    const founded = `${company.founded}-${twoDigits(dice.between(1, 12))}-${twoDigits(dice.between(1, 28))}`;
    const isVerified = dice.percent(85);
    const responseDays = dice.percent(90) ? dice.between(2, 14) : null;
    const details = makeDetails(dice, company, index);
    return {
      company,
      details,
      row: {
        id: seedId('company', index + 1),
        name: company.name,
        name_jp: company.nameJp,
        industry_id: industries.idOf(company.industry),
        location_id: locations.idOf(company.city),
        employee_band: BANDS[company.size],
        stock: company.listed ? 'PUBLIC_HELD' : 'PRIVATELY_HELD',
        established_on: founded,
        is_verified: isVerified,
        response_days: responseDays,
        details: JSON.stringify(details),
      },
    };
  });
}

function makeDetails(dice: Dice, company: SeedCompany, index: number): CompanyDetails {
  const [family, familyJp] = dice.pick(FAMILY_NAMES);
  const [given, givenJp] = dice.pick(GIVEN_NAMES);
  const [street, streetJp] = dice.pick(STREETS);
  const block = `${dice.between(1, 6)}-${dice.between(1, 20)}-${dice.between(1, 15)}`;
  const branches = company.size >= 3 ? dice.some(otherCities(company.city), dice.between(1, 4)) : [];
  const abroad = company.size >= 5 ? dice.some(ABROAD, dice.between(0, 3)) : [];
  const hours = dice.pick(['9:00–17:30', '9:00–18:00', '9:30–18:00', '8:30–17:15']);
  const sales = (EMPLOYEES[company.size] ?? 0) * dice.between(12, 55) * 1_000_000;
  return {
    nameFurigana: company.nameFurigana,
    about: company.about[0],
    aboutJp: company.about[1],
    email: `saiyo@${company.slug}.example`,
    phone: `0${dice.between(3, 9)}-555${dice.between(0, 9)}-${String(1000 + index * 37).slice(-4)}`,
    address: `${block} ${street}, ${company.city}`,
    addressJp: `${cityJp(company.city)}市${streetJp}${block}`.replace('東京市', '東京都千代田区'),
    website: `https://${company.slug}.example`,
    workingDays: LIVELY.includes(company.industry) ? [...WEEKDAYS, 'SATURDAY', 'SUNDAY'] : [...WEEKDAYS],
    workingHours: hours,
    workingHoursJp: hours.replace('–', '〜'),
    interviewHours: INTERVIEW_HOURS[index % INTERVIEW_HOURS.length] ?? null,
    initialCapital: { amount: dice.pick([3, 10, 30, 50, 80, 100, 250]) * 1_000_000, currency: 'JPY' },
    representative: `${given} ${family}`,
    representativeJp: `${familyJp} ${givenJp}`,
    branch: branches.length === 0 ? null : branches.map(([name]) => name).join(', '),
    branchJp: branches.length === 0 ? null : branches.map(([, name]) => name).join('、'),
    salesRevenue: { amount: sales, currency: 'JPY' },
    operatingProfit: {
      amount: Math.round((sales * dice.between(20, 130)) / 1000 / 100_000) * 100_000,
      currency: 'JPY',
    },
    averageEmployeeAge: dice.between(290, 440) / 10,
    isForeignOwned: dice.percent(6),
    socialMedia: dice.percent(70) ? [`https://social.example/${company.slug}`] : [],
    overseasBases: abroad.length === 0 ? null : abroad.map(([name]) => name).join(', '),
    overseasBasesJp: abroad.length === 0 ? null : abroad.map(([, name]) => name).join('、'),
    scholarship: dice.pick(['CAN_BE_CONSULTED_BY_UNIVERSITIES', 'NOT_READY', 'ALREADY_SUPPORTING']),
    ...(index % 6 === 0
      ? { donation: 'Library of Seiryo University', donationJp: '青嶺大学図書館' }
      : { donation: null, donationJp: null }),
    benefits: [...dice.some(BENEFITS, dice.between(4, 9))],
    annualHolidays: dice.pick(HOLIDAYS)[0],
    hasSummerHolidays: dice.percent(85),
    hasGoldenWeekHolidays: dice.percent(55),
    hasYearEndHolidays: dice.percent(92),
    threeYearRetention: dice.pick([
      'OVER_50_PERCENT',
      'OVER_80_PERCENT',
      'OVER_80_PERCENT',
      'OVER_30_PERCENT',
    ]),
    smokingPolicy: dice.pick(['NO_SMOKING', 'NO_SMOKING', 'OUTDOORS_ONLY', 'SEPARATE_ROOMS']),
  };
}

const CITIES = REGIONS.flatMap(({ cities }) => cities);

function otherCities(city: string): readonly (readonly [string, string])[] {
  return CITIES.filter(([name]) => name !== city);
}

function cityJp(city: string): string {
  return CITIES.find(([name]) => name === city)?.[1] ?? city;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
