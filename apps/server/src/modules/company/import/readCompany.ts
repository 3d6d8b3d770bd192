import { manifest } from '@michi/api/manifest';
import { z } from 'zod';
import type { ReadRecord } from '../../../platform/import/importRecords.ts';
import { futureDateReasons, farDates } from '../../../platform/import/japanTime.ts';
import { oneLine } from '../../../platform/import/oneLine.ts';
import { reasonsOf } from '../../../platform/import/reason.ts';
import { composeText } from '../../../platform/validation/composeText.ts';
import { NO_DETAILS, type CompanyDetails } from '../showCompany.ts';

const {
  company: summary,
  responseRecord: _counted,
  ...details
} = manifest.company.showCompany.answers[200].schema.shape.data.shape;
const { name, nameJp, employeeBand, stock, establishedOn, isVerified, responseDays } = summary.shape;

const place = oneLine.trim().min(1).max(200);
const placeOrNone = place.nullable().default(null);

/** Properties shown in lists; the industry is given by title, and the server counts the jobs. */
const listed = z.strictObject({
  name: oneLine.pipe(name),
  nameJp: oneLine.nullable().pipe(nameJp),
  employeeBand,
  stock,
  establishedOn,
  isVerified,
  responseDays,
  industry: z.string().nullable(),
  location: z
    .strictObject({
      city: place,
      cityJp: placeOrNone,
      region: placeOrNone,
      regionJp: placeOrNone,
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullable()
        .default(null),
    })
    .nullable(),
});

/** Further properties, as in the contract. */
const detailed = z.strictObject(details);

/** A company as a line of the file describes it. */
export type ImportedCompany = z.infer<typeof listed> & { readonly details: CompanyDetails };

/** For a line with the name only. */
const NOTHING_LISTED = {
  nameJp: null,
  industry: null,
  location: null,
  employeeBand: null,
  stock: null,
  establishedOn: null,
  isVerified: false,
  responseDays: null,
};

/** The oldest existing company was founded in 578. */
const OLDEST = '0578-01-01';

/** Parses one company. Missing properties are unknown. */
export function readCompany(value: unknown, now: Date): ReadRecord<ImportedCompany> {
  const given = z.record(z.string(), z.unknown()).safeParse(value);
  if (!given.success) return { refused: [{ code: 'notObject' }] };
  const fields = Object.entries(given.data).map(([field, one]) => [field, composed(one)] as const);
  const isListed = ([field]: readonly [string, unknown]) => field in listed.shape;
  const first = listed.safeParse({ ...NOTHING_LISTED, ...Object.fromEntries(fields.filter(isListed)) });
  if (!first.success) return { refused: reasonsOf(first.error, given.data) };
  const founded = { establishedOn: first.data.establishedOn };
  const [unmeant] = [...farDates(founded, now, OLDEST), ...futureDateReasons(founded, now)];
  if (unmeant !== undefined) return { refused: [unmeant] };
  const others = Object.fromEntries(fields.filter((field) => !isListed(field)));
  const second = detailed.safeParse({ ...NO_DETAILS, ...others });
  if (!second.success) return { refused: reasonsOf(second.error, given.data) };
  const { socialMedia, website } = second.data;
  if (website !== null && !isWebAddress(website)) return notWebAddress('website');
  if (!socialMedia.every(isWebAddress)) return notWebAddress('socialMedia');
  return { row: { ...first.data, details: second.data } };
}

function notWebAddress(field: string): ReadRecord<ImportedCompany> {
  return { refused: [{ code: 'notWebAddress', field }] };
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** Texts trimmed and in NFC, as everything that is stored. */
function composed(value: unknown): unknown {
  return typeof value === 'string' ? composeText(value).trim() : value;
}
