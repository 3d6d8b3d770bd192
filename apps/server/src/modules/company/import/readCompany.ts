import { manifest } from '@michi/api/manifest';
import { z } from 'zod';
import { type ReadRecord, because, RecordRefusal } from '../../../platform/import/reason.ts';
import { futureDateReasons, farDates } from '../../../platform/import/japanTime.ts';
import { oneLine } from '../../../platform/import/oneLine.ts';
import { readTolerantly } from '../../../platform/import/readTolerantly.ts';
import { hoursIssues, isZone } from '../../../platform/import/weeklyHours.ts';
import { composeText } from '../../../platform/validation/composeText.ts';
import { NO_DETAILS, type CompanyDetails } from '../showCompany.ts';

const {
  company: summary,
  cover,
  responseRecord: _counted,
  website,
  socialMedia,
  interviewHours,
  ...others
} = manifest.company.showCompany.responses[200].schema.shape.data.shape;
const web = { params: because('notWebAddress') };
const details = {
  ...others,
  website: website.refine((address) => address === null || isWebAddress(address), web),
  interviewHours: interviewHours.superRefine((given, context) => {
    if (given === null) return;
    if (!isZone(given.timezone))
      context.addIssue({ code: 'custom', path: ['timezone'], params: because('notTimeZone') });
    for (const { path, params } of hoursIssues(given.hours, 'interviewHours.hours'))
      context.addIssue({ code: 'custom', path: ['hours', ...path], params });
  }),
  socialMedia: z.array(socialMedia.element.refine(isWebAddress, web)).max(20),
};
const { name, nameJp, employeeBand, stock, establishedOn, isVerified, responseDays } = summary.shape;
const { text, textJp } = cover.options[0].shape;

/** The path of a picture in the folder of the file. */
const picture = z.string().nullable();
const caption = { text: oneLine.nullable().pipe(text), textJp: oneLine.nullable().pipe(textJp) };

const locationName = oneLine.trim().min(1).max(200);
const optionalLocationName = locationName.nullable().default(null);

/** Properties shown in lists, and the cover; the industry is given by title, and the server counts the jobs. */
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
      city: locationName,
      cityJp: optionalLocationName,
      region: optionalLocationName,
      regionJp: optionalLocationName,
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullable()
        .default(null),
    })
    .nullable(),
  logo: picture,
  logoText: caption.text,
  logoTextJp: caption.textJp,
  image: picture,
  imageText: caption.text,
  imageTextJp: caption.textJp,
});

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
  logo: null,
  logoText: null,
  logoTextJp: null,
  image: null,
  imageText: null,
  imageTextJp: null,
};

/** The oldest existing company was founded in 578. */
const OLDEST = '0578-01-01';

/** All properties, with defaults. */
const line = z.preprocess((value) => {
  const given = z.record(z.string(), z.unknown()).safeParse(value);
  if (!given.success) return value;
  const fields = Object.entries(given.data).map(([field, one]) => [field, composed(one)] as const);
  return { ...NOTHING_LISTED, ...NO_DETAILS, ...Object.fromEntries(fields) };
}, listed.extend(details));

/** Parses one company. Missing properties are unknown. */
export function readCompany(value: unknown, now: Date): ReadRecord<ImportedCompany> {
  return readTolerantly(line, value, {
    toRow: ({
      employeeBand: band,
      establishedOn: founded,
      image,
      imageText,
      imageTextJp,
      industry,
      isVerified: verified,
      location,
      logo,
      logoText,
      logoTextJp,
      name: english,
      nameJp: japanese,
      responseDays: days,
      stock: traded,
      ...further
    }) => {
      const dates = { establishedOn: founded };
      const [unmeant] = [...farDates(dates, now, OLDEST), ...futureDateReasons(dates, now)];
      if (unmeant !== undefined) throw new RecordRefusal(unmeant);
      return {
        row: {
          name: english,
          nameJp: japanese,
          industry,
          location,
          employeeBand: band,
          stock: traded,
          establishedOn: founded,
          isVerified: verified,
          responseDays: days,
          logo,
          logoText,
          logoTextJp,
          image,
          imageText,
          imageTextJp,
          details: further,
        },
      };
    },
  });
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** Texts trimmed and in NFC, as everything that is stored. */
function composed(value: unknown): unknown {
  return typeof value === 'string' ? composeText(value).trim() : value;
}
