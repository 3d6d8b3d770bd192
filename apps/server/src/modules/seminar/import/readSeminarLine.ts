import { manifest } from '@michi/api/server';
import { z } from 'zod';
import { sanitizeRichText } from '../../../platform/rich-text/sanitizeRichText.ts';

const detail = manifest.seminar.showSeminar.answers[200].schema.shape.data.shape;
const { seminar } = detail;
const fields = seminar.shape;

/** An absent name is a value that nobody gave. */
const line = z
  .strictObject({
    /** Names the seminar for the import, so that a second run finds it again. */
    id: z.string().trim().min(1).max(200),
    /** The same for the same seminar on other days. */
    series: z.string().trim().min(1).max(200).nullable().default(null),
    audience: fields.audience,
    /** Name of the university it is for, or that holds it. */
    university: z.string().trim().min(1).nullable().default(null),
    organizer: z.enum(['COMPANY', 'UNIVERSITY', 'JOBHUNTING']),
    /** Name of the company that holds it or takes part, in either language. */
    company: z.string().trim().min(1).nullable().default(null),
    title: fields.title,
    titleJp: fields.titleJp.default(null),
    style: fields.style,
    startsAt: fields.startsAt,
    endsAt: fields.endsAt,
    capacity: fields.capacity.default(null),
    applicationDeadline: fields.applicationDeadline.default(null),
    universityDeadline: fields.universityDeadline.default(null),
    graduationYears: fields.graduationYears.default([]),
    placeName: fields.placeName.default(null),
    placeNameJp: fields.placeNameJp.default(null),
    nearestStation: fields.nearestStation.default(null),
    nearestStationJp: fields.nearestStationJp.default(null),
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
    program: detail.program.default([]),
    documents: detail.documents.default([]),
    camera: detail.camera.default(null),
    microphone: detail.microphone.default(null),
    participants: detail.participants.default([]),
    postedAt: fields.postedAt.optional(),
  })
  .superRefine((value, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (value.endsAt <= value.startsAt) refuse('endsAt', 'is not after startsAt');
    if (value.audience === 'UNIVERSITY' && value.university === null)
      refuse('university', 'is missing: a seminar of the audience UNIVERSITY is for one');
    if (value.organizer === 'UNIVERSITY' && value.university === null)
      refuse('university', 'is missing: the organizer is one');
    if (value.organizer === 'COMPANY' && value.company === null)
      refuse('company', 'is missing: the organizer is one');
    if (value.style === 'OFFLINE' && value.link !== null) refuse('link', 'is for seminars held online');
    if (value.style === 'ONLINE' && (value.placeName ?? value.address ?? value.mapLink) !== null)
      refuse('placeName', 'and address are for seminars with a place');
    for (const name of ['link', 'mapLink'] as const)
      if (value[name] !== null && !/^https?:/i.test(value[name])) refuse(name, 'is not a web address');
  });

/** A seminar as a line of the file tells it. */
export type ImportedSeminar = z.output<typeof line>;

/** Reads one line of the file; what is wrong with it is told by the name of the field. */
export function readSeminarLine(
  text: string,
): { readonly seminar: ImportedSeminar } | { readonly refused: string } {
  if (text.includes('\\u0000')) return { refused: 'holds a NUL character' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refused: 'is not JSON' };
  }
  const result = line.safeParse(value);
  if (!result.success) {
    const reasons = result.error.issues.map(({ message, path }) => `${path.join('.') || 'line'}: ${message}`);
    return { refused: reasons.join('; ') };
  }
  const { description, descriptionJp, ...rest } = result.data;
  return {
    seminar: {
      ...rest,
      description: description === null ? null : sanitizeRichText(description),
      descriptionJp: descriptionJp === null ? null : sanitizeRichText(descriptionJp),
    },
  };
}
