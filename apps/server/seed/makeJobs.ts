import type { Insertable } from 'kysely';
import type { CompanyDetails } from '../src/modules/company/index.ts';
import { idOfWords, type JobQuestion, type JobTerms, type SelectionStep } from '../src/modules/job/index.ts';
import type { Database } from '../src/platform/database/schema.ts';
import { dayAt } from '../src/platform/calendar/days.ts';
import type { Calendar } from './calendar.ts';
import { JOB_CATEGORIES, OFFICE_WORK, WORK_OF_INDUSTRY, type SeedCategory } from './data/jobCategories.ts';
import { REGIONS } from './data/places.ts';
import { QUESTIONS, type AskedQuestion } from './data/questions.ts';
import * as words from './data/terms.ts';
import { FITS_ONLY, WORK_OF_COMPANY } from './data/titlesOfCompanies.ts';
import type { Dice } from './dice.ts';
import type { MadeCompany } from './makeCompanies.ts';
import type { Keyed } from './makePlaces.ts';
import { seedId } from './seedId.ts';

/** A job of the demo, with its row and places. */
export interface MadeJob {
  readonly row: Insertable<Database['jobs']> & {
    readonly id: string;
    posted_at: Date;
    updated_at: Date;
    is_closed: boolean;
  };
  readonly category: string;
  readonly companyId: string;
  readonly locationIds: readonly string[];
  /** Difference from a plain open job. */
  readonly state: JobState;
}

type JobState = 'open' | 'past deadline' | 'ended' | 'full' | 'stale' | 'next year';

/** Inputs of the jobs. */
export interface JobParts {
  readonly dice: Dice;
  readonly calendar: Calendar;
  readonly companies: readonly MadeCompany[];
  readonly locations: Keyed<Database['locations']>;
  readonly categories: Keyed<Database['industries']>;
  readonly universityId: string;
}

const CATEGORIES = new Map(
  JOB_CATEGORIES.flatMap(({ children }) => children.map((child) => [child.key, child])),
);

const CITY_NAMES = new Map(REGIONS.flatMap(({ cities }) => cities));

/** Jobs that differ from a plain one, by their number within each twenty-five. */
const STATES: Readonly<Record<number, JobState>> = {
  3: 'next year',
  7: 'past deadline',
  11: 'stale',
  13: 'ended',
  16: 'next year',
  18: 'full',
};

interface Opening {
  readonly category: SeedCategory;
  readonly title: readonly [string, string];
}

/** Public jobs and those for the students of the demo's university. */
export function makeJobs(parts: JobParts, publicJobs: number, universityJobs: number): readonly MadeJob[] {
  const { dice, companies } = parts;
  const openings = companies.map((made) => ({ made, left: [...openingsOf(dice, made)] }));
  const draw = (): { readonly made: MadeCompany; readonly opening: Opening } => {
    for (;;) {
      const { made, left } = dice.pick(openings.filter((company) => company.left.length > 0));
      // Large companies look for more people than small ones.
      if (!dice.percent(25 + made.company.size * 9)) continue;
      const opening = left.pop();
      if (opening !== undefined) return { made, opening };
    }
  };
  return Array.from({ length: publicJobs + universityJobs }, (_, index) => {
    const { made, opening } = draw();
    return makeJob(parts, made, opening, index + 1, index >= publicJobs);
  });
}

/** Titles of office work that one company looks for at once. */
const OFFICE_TITLES = 2;

/** Every title a company may look for, the least usual work first: openings are taken from the end. */
function openingsOf(dice: Dice, { company }: MadeCompany): readonly Opening[] {
  const work = WORK_OF_COMPANY[company.slug] ?? WORK_OF_INDUSTRY[company.industry] ?? [];
  const fits = ({ title: [title] }: Opening) => {
    const only = FITS_ONLY[title];
    return only === undefined || only.includes(company.industry) || only.includes(company.slug);
  };
  const special = work.flatMap((key, rank) =>
    dice
      .shuffle(titlesOf(key).filter(fits))
      .map((opening, index) => ({ opening, order: rank * 2 + index * 3 + dice.between(0, 4) })),
  );
  const office = dice
    .shuffle(OFFICE_WORK.filter((key) => !work.includes(key)).flatMap(titlesOf))
    .slice(0, OFFICE_TITLES)
    .map((opening) => ({ opening, order: dice.between(2, 18) }));
  return [...special, ...office].toSorted((a, b) => b.order - a.order).map(({ opening }) => opening);
}

function titlesOf(key: string): readonly Opening[] {
  const category = CATEGORIES.get(key);
  return category === undefined ? [] : category.titles.map((title) => ({ category, title }));
}

function makeJob(
  parts: JobParts,
  { company, details, row: companyRow }: MadeCompany,
  { category, title }: Opening,
  number: number,
  isOfUniversity: boolean,
): MadeJob {
  const { dice, calendar } = parts;
  const state = STATES[number % 25] ?? 'open';
  const isInternship = number % 8 === 5;
  const workStyle = chooseWorkStyle(dice, category);
  const isFlextime = category.remote > 0 && dice.percent(45);
  const cities = chooseCities(dice, company.city, company.size);
  const dates = makeDates(dice, calendar, state);
  const positions = isInternship ? dice.between(2, 10) : dice.between(1, 3 + company.size * 3);
  const year = calendar.graduationYear;
  const graduationYears = chooseYears(dice, year, state, isInternship);
  const universityDeadline =
    isOfUniversity && dates.entry_deadline !== null ? daysBefore(dates.entry_deadline, 4) : null;
  const startDate = isInternship
    ? calendar.monday(Math.max(dice.between(40, 120), daysUntil(dates.entry_deadline, calendar) + NOTICE))
    : `${year + (state === 'next year' ? 1 : 0)}-04-01`;
  const { fieldOfStudy, terms } = makeTerms(dice, category, {
    annualHolidays: details.annualHolidays,
    posted: dates.posted_at,
    workStyle,
    isFlextime,
    isInternship,
    startDate,
    year: graduationYears[0] ?? year,
  });
  const written = makeDescription(dice, category, company.about, isInternship);
  const pay = makeSalary(dice, category, company.size, cities[0] === 'Tokyo', isInternship);
  const hasFixedOvertime = !isInternship && (terms.eligibleApplicants !== null || number % 3 === 0);
  return {
    category: category.key,
    companyId: companyRow.id,
    state,
    locationIds: cities.map((city) => parts.locations.idOf(city)),
    row: {
      id: seedId('job', number),
      questions: JSON.stringify(questionsOf(QUESTIONS[number] ?? [])),
      code: `${company.code}-${year}-${String(number).padStart(4, '0')}`,
      company_id: companyRow.id,
      category_id: parts.categories.idOf(category.key),
      kind: isInternship ? 'INTERNSHIP' : 'JOB',
      audience: isOfUniversity ? 'UNIVERSITY' : 'PUBLIC',
      university_id: isOfUniversity ? parts.universityId : null,
      ...makeTitle(category, title, company.field, isInternship),
      ...written,
      ...pay,
      employment_status: isInternship
        ? 'INTERNSHIP'
        : dice.percent(93)
          ? 'PERMANENT'
          : dice.pick(['CONTRACT', 'PART_TIME', 'TEMPORARY']),
      work_style: workStyle,
      english_use: dice.pick(['NONE', 'NONE', 'READING', 'READING', 'CONVERSATION', 'BUSINESS']),
      is_flextime: isFlextime,
      graduation_years: graduationYears,
      positions,
      hired_positions: state === 'full' ? positions : dice.between(0, Math.floor((positions - 1) / 2)),
      ...dates,
      university_deadline: universityDeadline,
      start_date: startDate,
      field_of_study: fieldOfStudy,
      ...makeConditions(number, terms.eligibleApplicants === null),
      terms: JSON.stringify({
        ...terms,
        fixedOvertime: hasFixedOvertime ? makeFixedOvertime(pay, number % 2 === 0) : null,
      }),
      selection_process: JSON.stringify(
        makeSelection(dice, calendar, cities[0] ?? company.city, universityDeadline ?? dates.entry_deadline),
      ),
    },
  };
}

/** With the ids of their words. */
export function questionsOf(asked: readonly AskedQuestion[]): readonly JobQuestion[] {
  return asked.map((question) => {
    const choices = question.choices.map((choice) => ({ id: idOfWords(choice), ...choice }));
    return { id: idOfWords(question), ...question, choices };
  });
}

/** Days from the end of applications to the first day of an internship, at least. */
const NOTICE = 10;

function daysUntil(moment: Date | null, calendar: Calendar): number {
  return moment === null ? 0 : Math.ceil((moment.getTime() - calendar.now.getTime()) / 86_400_000);
}

function chooseWorkStyle(dice: Dice, { remote }: SeedCategory): 'ON_SITE' | 'HYBRID' | 'REMOTE' {
  if (remote === 0) return dice.percent(92) ? 'ON_SITE' : 'HYBRID';
  if (remote === 1) return dice.pick(['ON_SITE', 'ON_SITE', 'HYBRID', 'HYBRID', 'HYBRID', 'REMOTE']);
  return dice.pick(['ON_SITE', 'HYBRID', 'HYBRID', 'HYBRID', 'REMOTE', 'REMOTE']);
}

function chooseCities(dice: Dice, home: string, size: number): readonly string[] {
  const others = ['Tokyo', 'Osaka', 'Nagoya', 'Fukuoka', 'Sendai', 'Yokohama'].filter(
    (city) => city !== home,
  );
  if (size >= 4 && dice.percent(35)) return [home, ...dice.some(others, dice.between(1, 2))];
  return size >= 5 && dice.percent(20) ? [dice.pick(others)] : [home];
}

function chooseYears(dice: Dice, year: number, state: JobState, isInternship: boolean): number[] {
  if (state === 'next year') return [year + 1];
  if (isInternship) return dice.percent(60) ? [year, year + 1, year + 2] : [year, year + 1];
  if (dice.percent(6)) return [];
  return dice.percent(70) ? [year] : [year, year + 1];
}

function makeDates(
  dice: Dice,
  calendar: Calendar,
  state: JobState,
): Pick<MadeJob['row'], 'posted_at' | 'updated_at' | 'is_closed'> & { readonly entry_deadline: Date | null } {
  const age = state === 'stale' ? dice.between(105, 210) : dice.between(2, 80);
  const posted = calendar.at(-age, dice.between(9, 18), dice.between(0, 59));
  const updated =
    state === 'stale' || dice.percent(40) ? posted : calendar.at(-dice.between(1, age), dice.between(9, 17));
  return {
    posted_at: posted,
    updated_at: updated < posted ? posted : updated,
    is_closed: state === 'ended',
    entry_deadline: state === 'stale' ? null : calendar.at(deadlineIn(dice, state), 23, 59),
  };
}

function deadlineIn(dice: Dice, state: JobState): number {
  if (state === 'past deadline') return -dice.between(1, 20);
  const part = dice.between(1, 100);
  if (part <= 40) return dice.between(1, 14);
  return part <= 75 ? dice.between(15, 45) : dice.between(46, 110);
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 24 * 60 * 60 * 1000);
}

/** Office jobs have the same title everywhere; others depend on the company's products. */
function makeTitle(
  category: SeedCategory,
  [title, titleJp]: readonly [string, string],
  [field, fieldJp]: readonly [string, string],
  isInternship: boolean,
): { readonly title: string; readonly title_jp: string } {
  const isOffice = OFFICE_WORK.includes(category.key);
  const full = isOffice ? title : `${title}, ${field}`;
  const fullJp = isOffice ? titleJp : `${titleJp}（${fieldJp}）`;
  return isInternship
    ? { title: `Internship: ${full}`, title_jp: `インターンシップ：${fullJp}` }
    : { title: full, title_jp: fullJp };
}

function makeDescription(
  dice: Dice,
  category: SeedCategory,
  [about, aboutJp]: readonly [string, string],
  isInternship: boolean,
): { readonly description: string; readonly description_jp: string } {
  const duties = dice.some(category.duties, Math.min(2, category.duties.length));
  const suits = dice.pick(category.suits);
  const closing = dice.pick(words.CLOSING);
  const [time, timeJp] = isInternship ? dice.pick(words.INTERNSHIP_TIME) : ['', ''];
  const text = (side: 0 | 1, opening: string, length: string) =>
    [
      `<p>${opening}</p>`,
      `<p>${duties.map((duty) => duty[side]).join(side === 0 ? ' ' : '')}</p>`,
      length === '' ? '' : `<p>${length}</p>`,
      `<p>${[suits[side], closing[side]].join(side === 0 ? ' ' : '')}</p>`,
    ].join('');
  return { description: text(0, about, time), description_jp: text(1, aboutJp, timeJp) };
}

type Pay = Pick<MadeJob['row'], 'salary_minimum' | 'salary_maximum' | 'salary_currency' | 'salary_period'>;

function makeSalary(
  dice: Dice,
  { pay, remote }: SeedCategory,
  size: number,
  isTokyo: boolean,
  isInternship: boolean,
): Pay {
  if (isInternship) return makeInternshipPay(dice.between(23, 32) * 50, remote);
  const monthly = pay + size * 1_500 + (isTokyo ? 8_000 : 0) + dice.between(-8, 12) * 1_000;
  if (remote === 2 && dice.percent(15)) {
    const yearly = Math.round((monthly * 15) / 100_000) * 100_000;
    return {
      salary_minimum: yearly,
      salary_maximum: yearly + dice.between(3, 12) * 100_000,
      salary_currency: 'JPY',
      salary_period: 'YEAR',
    };
  }
  const range = dice.percent(35) ? dice.between(8, 32) * 1_000 : 0;
  return {
    salary_minimum: monthly,
    salary_maximum: monthly + range,
    salary_currency: 'JPY',
    salary_period: 'MONTH',
  };
}

/** Twenty hours of overtime a month, at 125 % of an hour's pay (Labor Standards Act, Article 37), of 160 hours a month. */
function makeFixedOvertime({ salary_minimum, salary_period }: Pay, isIncluded: boolean) {
  const monthly = (salary_minimum ?? 0) / (salary_period === 'YEAR' ? 12 : 1);
  const hours = 20;
  return { hours, amount: Math.ceil(((monthly / 160) * 1.25 * hours) / 1_000) * 1_000, isIncluded };
}

/** By the hour; of some by the day, and of some that are done from anywhere in dollars, many of them with fifty cents. */
function makeInternshipPay(yen: number, remote: SeedCategory['remote']): Pay {
  const paid = (
    amount: number,
    salary_currency: string,
    salary_period: NonNullable<Pay['salary_period']>,
  ): Pay => ({
    salary_minimum: amount,
    salary_maximum: amount,
    salary_currency,
    salary_period,
  });
  if (remote === 2 && yen % 100 !== 0) return paid(Math.round(yen / 40) / 2, 'USD', 'HOUR');
  return yen % 150 === 0 ? paid(yen * HOURS_OF_DAY, 'JPY', 'DAY') : paid(yen, 'JPY', 'HOUR');
}

/** Hours an intern works on a day. */
const HOURS_OF_DAY = 7;

interface TermsOf {
  /** Those of the company, but for work in shifts. */
  readonly annualHolidays: CompanyDetails['annualHolidays'];
  readonly posted: Date;
  readonly workStyle: 'ON_SITE' | 'HYBRID' | 'REMOTE';
  readonly isFlextime: boolean;
  readonly isInternship: boolean;
  readonly startDate: string;
  readonly year: number;
}

interface MadeTerms {
  readonly fieldOfStudy: 'ANY' | 'SCIENCE';
  readonly terms: Omit<JobTerms, 'englishUse'>;
}

function makeTerms(dice: Dice, category: SeedCategory, of: TermsOf): MadeTerms {
  const isShift = ['store', 'medical'].includes(category.key);
  const [hours, hoursJp] = dice.pick(
    of.isFlextime ? words.FLEXTIME_HOURS : isShift ? words.SHIFT_HOURS : words.WORKING_HOURS,
  );
  const [training, trainingJp] = dice.pick(words.TRAINING);
  const [increase, increaseJp] = dice.pick(words.SALARY_INCREASE);
  const [bonus, bonusJp] = dice.pick(words.BONUS);
  const [allowance, allowanceJp] = dice.pick(words.ALLOWANCE);
  const [transport, transportJp] = dice.pick(words.TRANSPORT);
  const drawn = dice.pick(isShift ? words.SHIFT_HOLIDAYS : words.HOLIDAYS);
  const ofCompany = words.HOLIDAYS.find(([annualDays]) => annualDays === of.annualHolidays);
  const [annual, holidays, holidaysJp] = isShift ? drawn : (ofCompany ?? drawn);
  const [rule, ruleJp] = dice.pick(words.REMOTE_RULE[of.workStyle]);
  const [fieldOfStudy, eligible] = dice.pick(words.ELIGIBLE);
  const permanent = !of.isInternship;
  const terms = {
    onboardingDate: permanent ? `${of.startDate.slice(0, 4)}-03-${dice.between(24, 29)}` : null,
    entryStartDate: dayAt(new Date(of.posted.getTime() - dice.between(0, 2) * 86_400_000), 'Asia/Tokyo'),
    workingHours: hours,
    workingHoursJp: hoursJp,
    probationMonths: permanent ? dice.pick([3, 3, 6]) : null,
    training: permanent ? training : null,
    trainingJp: permanent ? trainingJp : null,
    overtimeHours: permanent ? dice.between(2, 30) : null,
    fixedOvertime: null,
    salaryIncrease: permanent ? increase : null,
    salaryIncreaseJp: permanent ? increaseJp : null,
    bonus: permanent ? bonus : null,
    bonusJp: permanent ? bonusJp : null,
    allowance: permanent ? allowance : null,
    allowanceJp: permanent ? allowanceJp : null,
    transportCost: transport,
    transportCostJp: transportJp,
    annualHolidays: permanent ? annual : null,
    holidays,
    holidaysJp,
    remoteWork: rule,
    remoteWorkJp: ruleJp,
    hasRelocation: permanent && dice.percent(30),
    hasWorkAbroad: dice.percent(18),
    recruitsByOccupation: dice.percent(65),
    recruitsByRegion: dice.percent(30),
    hasAdditionalRecruitment: dice.percent(20),
    hasHandicappedJobs: dice.percent(40),
    eligibleApplicants: eligible === null ? null : `Students graduating in March ${of.year}, ${eligible[0]}`,
    eligibleApplicantsJp: eligible === null ? null : `${of.year}年3月卒業見込みの方（${eligible[1]}）`,
    resultWithinDays: dice.pick([5, 7, 7, 10, 14]),
  };
  return { fieldOfStudy, terms };
}

/**
 * Required Japanese and visa support of a job, repeating every twenty jobs.
 * @param isStated whether every condition is structured data instead of free text
 */
function makeConditions(
  number: number,
  isStated: boolean,
): Pick<MadeJob['row'], 'japanese_level' | 'has_visa_support'> {
  const index = number % 20;
  return {
    japanese_level: index === 9 ? 'N2' : isStated || index === 15 ? 'NONE' : null,
    has_visa_support: index === 14 ? false : isStated || index === 9 || index === 15 ? true : null,
  };
}

function makeSelection(
  dice: Dice,
  calendar: Calendar,
  city: string,
  applyBy: Date | null,
): readonly SelectionStep[] {
  const drawn = calendar.day(dice.between(5, 40));
  const last = applyBy === null ? drawn : dayAt(applyBy, 'Asia/Tokyo');
  // Documents are required while applications are open: the first round ends at the entry deadline at the latest.
  const documents = documentsBy(drawn < last ? drawn : last);
  const rounds = dice.pick(words.SELECTION).map(({ name, note }): SelectionStep => ({
    name: name[0],
    nameJp: name[1],
    note: note?.[0] ?? null,
    noteJp: note?.[1] ?? null,
  }));
  const final: SelectionStep = {
    name: 'Final interview',
    nameJp: '最終面接',
    note: city,
    noteJp: CITY_NAMES.get(city) ?? null,
  };
  return [documents, ...rounds, final];
}

/** The first step of a selection: documents, whose first round ends on a day. */
export function documentsBy(day: string): SelectionStep {
  const month = Number(day.slice(5, 7));
  const date = Number(day.slice(8, 10));
  return {
    name: 'Documents',
    nameJp: '書類選考',
    note: `First round by ${date} ${MONTHS[month - 1]}`,
    noteJp: `一次締切 ${month}月${date}日`,
  };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
