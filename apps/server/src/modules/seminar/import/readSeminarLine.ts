import { manifest } from '@michi/api/manifest';
import { z } from 'zod';
import {
  type ReadRecord,
  because,
  RecordRefusal,
  type Reason,
  type ReasonCode,
} from '../../../platform/import/reason.ts';
import { futureDateReasons, farDates } from '../../../platform/import/japanTime.ts';
import { oneLine } from '../../../platform/import/oneLine.ts';
import { readTolerantly } from '../../../platform/import/readTolerantly.ts';
import { sanitizeRichText } from '../../../platform/import/sanitizeRichText.ts';

const detail = manifest.seminar.showSeminar.responses[200].schema.shape.data.shape;
const { seminar } = detail;
const fields = seminar.shape;

/** As files write it: unlike in the contracts, with any offset. */
const moment = z.iso.datetime({ offset: true });

/** Missing properties have defaults. */
const line = z
  .strictObject({
    /** Identifies the seminar for the import, so that a second run finds it again. */
    id: oneLine.trim().min(1).max(200),
    /** Equal for dates of the same seminar. */
    series: oneLine.trim().min(1).max(200).nullable().default(null),
    audience: fields.audience,
    /** Name of the university that organizes it or that it is for. */
    university: oneLine.trim().min(1).nullable().default(null),
    organizer: z.enum(['COMPANY', 'UNIVERSITY', 'JOBHUNTING']),
    /** Name, in either language, of the company that organizes it or takes part. */
    company: oneLine.trim().min(1).nullable().default(null),
    title: oneLine.pipe(fields.title),
    titleJp: oneLine.nullable().pipe(fields.titleJp).default(null),
    style: fields.style,
    startsAt: moment,
    endsAt: moment,
    capacity: fields.capacity.default(null),
    applicationDeadline: moment.nullable().default(null),
    universityDeadline: moment.nullable().default(null),
    graduationYears: fields.graduationYears.default([]),
    placeName: oneLine.nullable().pipe(fields.placeName).default(null),
    placeNameJp: oneLine.nullable().pipe(fields.placeNameJp).default(null),
    nearestStation: oneLine.nullable().pipe(fields.nearestStation).default(null),
    nearestStationJp: oneLine.nullable().pipe(fields.nearestStationJp).default(null),
    description: detail.description.default(null),
    descriptionJp: detail.descriptionJp.default(null),
    link: detail.link.default(null),
    address: detail.address.default(null),
    addressJp: detail.addressJp.default(null),
    mapLink: detail.mapLink.default(null),
    belongings: detail.belongings.default(null),
    belongingsJp: detail.belongingsJp.default(null),
    dress: detail.dress.default(null),
    dressJp: detail.dressJp.default(null),
    program: z
      .array(
        detail.program.element.extend({
          startsAt: moment.transform((text) => new Date(text).toISOString()).nullable(),
        }),
      )
      .max(50)
      .default([]),
    documents: detail.documents.default([]),
    camera: detail.camera.default(null),
    microphone: detail.microphone.default(null),
    participants: detail.participants.default([]),
    postedAt: moment.optional(),
  })
  .superRefine((value, context) => {
    const refuse = (name: string, code: ReasonCode, values = {}) =>
      context.addIssue({ code: 'custom', path: [name], params: because(code, values) });
    if (Date.parse(value.endsAt) <= Date.parse(value.startsAt))
      refuse('endsAt', 'notAfter', { value: value.endsAt, other: 'startsAt', limit: value.startsAt });
    if (value.audience === 'UNIVERSITY' && value.university === null)
      refuse('university', 'universityAudience');
    if (value.organizer === 'UNIVERSITY' && value.university === null)
      refuse('university', 'organizerMissing');
    if (value.organizer === 'COMPANY' && value.company === null) refuse('company', 'organizerMissing');
    if (value.style === 'OFFLINE' && value.link !== null) refuse('link', 'onlineOnly');
    for (const name of ['placeName', 'address', 'mapLink'] as const)
      if (value.style === 'ONLINE' && value[name] !== null) refuse(name, 'onSiteOnly');
    for (const name of ['link', 'mapLink'] as const)
      if (value[name] !== null && !/^https?:/i.test(value[name])) refuse(name, 'notWebAddress');
  });

export type ImportedSeminar = z.output<typeof line>;

/** Fields that decide who may apply and until when: one that is missing or misspelt refuses the seminar. */
const DECISIVE = [
  'series',
  'university',
  'company',
  'capacity',
  'applicationDeadline',
  'universityDeadline',
  'graduationYears',
];

export function readSeminarLine(value: unknown, now: Date): ReadRecord<ImportedSeminar> {
  return readTolerantly(line, value, {
    mayLack: (property) => property in line.shape && !DECISIVE.includes(property),
    toRow: ({ description, descriptionJp, ...rest }) => {
      const [implausible] = implausibleDates(rest, now);
      if (implausible !== undefined) throw new RecordRefusal(implausible);
      return {
        row: {
          ...rest,
          description: description === null ? null : sanitizeRichText(description),
          descriptionJp: descriptionJp === null ? null : sanitizeRichText(descriptionJp),
        },
      };
    },
  });
}

function implausibleDates(
  record: Omit<ImportedSeminar, 'description' | 'descriptionJp'>,
  now: Date,
): readonly Reason[] {
  const { applicationDeadline, endsAt, postedAt, program, startsAt, universityDeadline } = record;
  const parts = program.map((part, index) => [`program.${index}.startsAt`, part.startsAt] as const);
  const dates = { startsAt, endsAt, applicationDeadline, universityDeadline, ...Object.fromEntries(parts) };
  return [...farDates({ ...dates, postedAt }, now), ...futureDateReasons({ postedAt }, now)].filter(
    ({ field }, index, reasons) => reasons.findIndex((reason) => reason.field === field) === index,
  );
}
