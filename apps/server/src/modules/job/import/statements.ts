import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { z } from 'zod';
import type { LeftOut } from '../../../platform/import/reason.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { joined, leave, leaveUnread, same, type Entry } from './entry.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import { plainLines } from './markup.ts';
import { isPay, payAsText } from './payAsText.ts';

const MESSAGES: Readonly<Record<Language, typeof en>> = { en, jp };

export type JobStatement = ResponseBody<typeof manifest.job.showJob, 200>['data']['statements'][number];

const object = z.record(z.string(), z.unknown());

/** Properties of an object that are shown, in this order. */
const SHOWN = [
  'name',
  'credentialCategory',
  'contactType',
  'currency',
  'value',
  'minValue',
  'maxValue',
  'unitText',
  'description',
  'text',
  'termCode',
  'codeValue',
  'estimatedSalary',
  'email',
  'telephone',
  'faxNumber',
  'url',
];

/** Every entry of a property as text; what cannot be shown is collected in `leftOut`. */
export function entriesOf(field: string, value: unknown, leftOut: LeftOut[]): readonly Entry[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => entriesOf(`${field}.${index}`, entry, leftOut));
  if (typeof value === 'string' || typeof value === 'number') return same(plainLines(String(value)));
  const fields = object.safeParse(value).data;
  if (fields === undefined) return leave(leftOut, field, 'noPlace');
  if ('opens' in fields || 'closes' in fields) return openingHours(field, fields, leftOut);
  if (isPay(field, fields)) return payAsText(field, fields, leftOut);
  const parts = SHOWN.flatMap((name) => entriesOf(`${field}.${name}`, fields[name], leftOut));
  leaveUnread(field, fields, SHOWN, leftOut);
  return joined(parts);
}

const time = z.string().regex(/^(?:[01]?\d|2[0-4]):[0-5]\d/);

const hours = z.object({
  opens: time,
  closes: time,
  dayOfWeek: z
    .preprocess((value) => (value === undefined || value === null ? [] : [value].flat()), z.array(z.string()))
    .optional(),
});

/** schema.org's `OpeningHoursSpecification`: "Monday, Friday 09:00–18:00". */
function openingHours(
  field: string,
  fields: Readonly<Record<string, unknown>>,
  leftOut: LeftOut[],
): readonly Entry[] {
  const read = hours.safeParse(fields);
  if (!read.success) return leave(leftOut, field, 'wrongForm');
  leaveUnread(field, fields, Object.keys(hours.shape), leftOut);
  const { closes, dayOfWeek = [], opens } = read.data;
  const minutes = (written: string) => written.split(':').slice(0, 2).join(':').padStart(5, '0');
  const inLanguage = (language: Language) => {
    const { days, separator } = MESSAGES[language].hours;
    const names = dayOfWeek.map((day) => {
      const name = day.split(/[/#]/).at(-1) ?? '';
      return new Map(Object.entries(days)).get(name) ?? name;
    });
    return [names.join(separator), `${minutes(opens)}–${minutes(closes)}`]
      .filter((part) => part !== '')
      .join(' ');
  };
  return [{ en: inLanguage('en'), jp: inLanguage('jp'), isTranslated: true }];
}

/** Entries a line each in the language of the posting, and in the other one where one of them is translated. */
export function bilingual(
  entries: readonly Entry[],
  isJapanese: boolean,
): { readonly text: string | null; readonly textJp: string | null } {
  const textIn = (language: Language) => entries.map((entry) => entry[language]).join('\n');
  const isInBoth = entries.some(({ isTranslated }) => isTranslated);
  return {
    text: entries.length > 0 && (isInBoth || !isJapanese) ? textIn('en') : null,
    textJp: entries.length > 0 && (isInBoth || isJapanese) ? textIn('jp') : null,
  };
}

/** Cuts between two characters and adds an ellipsis. */
export function shortened(
  field: string,
  text: string | null,
  limit: number,
  leftOut: LeftOut[],
): string | null {
  if (text === null || text.length <= limit) return text;
  leftOut.push({ field, reason: { code: 'shortened', field, values: { limit } } });
  return `${text.slice(0, limit - 1).replace(/\p{Surrogate}$/u, '')}…`;
}

/** Characters of a text in `JobStatement` (job contract). */
const STATEMENT_LENGTH = 10_000;

type Subject = JobStatement['subject'];

/** Properties of a posting that are statements. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  responsibilities: 'RESPONSIBILITIES',
  skills: 'SKILLS',
  occupationalCategory: 'OCCUPATION',
  relevantOccupation: 'OCCUPATION',
  industry: 'INDUSTRY',
  jobImmediateStart: 'IMMEDIATE_START',
  estimatedSalary: 'ESTIMATED_PAY',
  specialCommitments: 'SPECIAL_COMMITMENTS',
  employmentUnit: 'DEPARTMENT',
  employerOverview: 'EMPLOYER_OVERVIEW',
  applicationContact: 'CONTACT',
};

/** Names of the properties that are read by `statementsOf`. */
export const STATED = Object.keys(SUBJECTS);

/** The statements of a posting, one for each subject. */
export function statementsOf(
  fields: Readonly<Record<string, unknown>>,
  isJapanese: boolean,
  leftOut: LeftOut[],
): readonly JobStatement[] {
  const subjects = [...new Set(Object.values(SUBJECTS))];
  return subjects.flatMap((subject): readonly JobStatement[] => {
    const properties = STATED.filter((property) => SUBJECTS[property] === subject);
    const entries = properties.flatMap((property) =>
      property === 'jobImmediateStart'
        ? yesOrNo(property, fields[property], leftOut)
        : entriesOf(property, fields[property], leftOut),
    );
    return statementOf(subject, properties[0] ?? '', entries, isJapanese, leftOut);
  });
}

/** No statement without entries. */
export function statementOf(
  subject: Subject,
  field: string,
  entries: readonly Entry[],
  isJapanese: boolean,
  leftOut: LeftOut[],
): readonly JobStatement[] {
  const { text, textJp } = bilingual(entries, isJapanese);
  if (text === null && textJp === null) return [];
  return [
    {
      subject,
      text: shortened(field, text, STATEMENT_LENGTH, leftOut),
      textJp: shortened(field, textJp, STATEMENT_LENGTH, leftOut),
    },
  ];
}

/** Booleans come as text too. */
function yesOrNo(field: string, value: unknown, leftOut: LeftOut[]): readonly Entry[] {
  if (value === undefined || value === null) return [];
  const text = typeof value === 'string' || typeof value === 'boolean' ? String(value).toLowerCase() : '';
  const [booleanName] = (['true', 'false'] as const).filter((one) => text.split('/').at(-1) === one);
  if (booleanName === undefined) return leave(leftOut, field, 'notBoolean');
  return [{ en: en.answers[booleanName], jp: jp.answers[booleanName], isTranslated: true }];
}
