import { manifest } from '@michi/api/manifest';
import { z } from 'zod';
import { type ReadRecord, because, RecordRefusal, type ReasonCode } from '../../../platform/import/reason.ts';
import { farDates } from '../../../platform/import/japanTime.ts';
import { oneLine } from '../../../platform/import/oneLine.ts';
import { readTolerantly } from '../../../platform/import/readTolerantly.ts';
import { hoursIssues, isZone } from '../../../platform/import/weeklyHours.ts';

const detail = manifest.user.showCounsellor.responses[200].schema.shape.data.shape;
const fields = detail.counsellor.shape;
const caption = fields.photo.options[0].shape;
const hours = detail.hours.element.shape;

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** Missing properties have defaults. */
const record = z
  .strictObject({
    university: oneLine.trim().min(1),
    name: oneLine.pipe(fields.name),
    nameJp: oneLine.nullable().pipe(fields.nameJp).default(null),
    /** Path of a picture in the folder of the file. */
    photo: z.string().nullable().default(null),
    /** What the photo shows. */
    photoText: oneLine.nullable().pipe(caption.text).default(null),
    photoTextJp: oneLine.nullable().pipe(caption.textJp).default(null),
    position: oneLine.nullable().pipe(fields.position).default(null),
    positionJp: oneLine.nullable().pipe(fields.positionJp).default(null),
    style: fields.style,
    languages: fields.languages,
    topics: fields.topics,
    about: detail.about.default(null),
    aboutJp: detail.aboutJp.default(null),
    howICanHelp: detail.howICanHelp.default(null),
    howICanHelpJp: detail.howICanHelpJp.default(null),
    schedule: detail.schedule.default(null),
    scheduleJp: detail.scheduleJp.default(null),
    timezone: z.string().trim().min(1).default('Asia/Tokyo'),
    slotMinutes: z.int().min(15).max(180).default(45),
    place: oneLine.nullable().pipe(detail.place).default(null),
    placeJp: oneLine.nullable().pipe(detail.placeJp).default(null),
    meetingLink: z
      .url({ protocol: /^https$/ })
      .max(2000)
      .nullable()
      .default(null),
    /** Students assisted before Michi counted. */
    studentsAssisted: z.int().min(0).max(1_000_000).default(0),
    takesBookings: z.boolean().default(true),
    hours: z.array(z.strictObject({ weekday: hours.weekday, from: hours.from, to: hours.to })).max(21),
    absences: z
      .array(z.strictObject({ from: z.iso.datetime({ offset: true }), to: z.iso.datetime({ offset: true }) }))
      .max(400)
      .default([]),
  })
  .superRefine((value, context) => {
    const refuse = (path: readonly (string | number)[], code: ReasonCode, values = {}) =>
      context.addIssue({ code: 'custom', path: [...path], params: because(code, values) });
    if (!isZone(value.timezone)) refuse(['timezone'], 'notTimeZone');
    if (value.style !== 'ONLINE' && value.place === null) refuse(['place'], 'placeMissing');
    if (value.slotMinutes % 15 !== 0) refuse(['slotMinutes'], 'notQuarterHours');
    for (const [index, one] of value.hours.entries())
      for (const end of ['from', 'to'] as const)
        if (!/:(?:00|15|30|45)$/.test(one[end])) refuse(['hours', index, end], 'notQuarterHours');
    for (const { path, params } of hoursIssues(value.hours, 'hours'))
      context.addIssue({ code: 'custom', path: ['hours', ...path], params });
    for (const [index, one] of value.absences.entries())
      if (Date.parse(one.to) <= Date.parse(one.from))
        refuse(['absences', index, 'to'], 'notAfter', { value: one.to, other: 'from', limit: one.from });
  });

export type CounsellorRecord = z.output<typeof record>;

/** 1 is Monday (ISO 8601). */
export function weekdayNumber(weekday: string): number {
  return WEEKDAYS.indexOf(weekday) + 1;
}

/** Without these, or with one misspelt, students could book when or where nobody is, or a photo would be removed. */
const DECISIVE = [
  'photo',
  'timezone',
  'slotMinutes',
  'place',
  'takesBookings',
  'hours',
  'absences',
  'languages',
  'topics',
];

/** An error names the field. */
export function readCounsellorRecord(value: unknown, now: Date): ReadRecord<CounsellorRecord> {
  return readTolerantly(record, value, {
    mayLack: (property) => property in record.shape && !DECISIVE.includes(property),
    toRow: (row) => {
      const days = row.absences.flatMap(({ from, to }, index) => [
        [`absences.${index}.from`, from] as const,
        [`absences.${index}.to`, to] as const,
      ]);
      const [far] = farDates(Object.fromEntries(days), now);
      if (far !== undefined) throw new RecordRefusal(far);
      return { row };
    },
  });
}
