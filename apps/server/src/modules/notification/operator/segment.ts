import { z } from 'zod';
import { Refusal } from '../../../platform/operator/refusal.ts';

/** Recipients of an announcement, among the active students. */
export type Segment =
  | { readonly isEverybody: true }
  | { readonly universityId: string }
  | { readonly graduationYear: number }
  | { readonly email: string };

/**
 * Parses `all`, `university <id>`, `graduation-year <year>` or an email address.
 * @throws Refusal that describes the format
 */
export function readSegment(parts: readonly string[]): Segment {
  const [name = '', value = '', ...rest] = parts;
  if (rest.length === 0) {
    if (name === 'all' && value === '') return { isEverybody: true };
    if (name === 'university' && z.uuid().safeParse(value).success) return { universityId: value };
    if (name === 'graduation-year' && /^\d{4}$/.test(value)) return { graduationYear: Number(value) };
    if (value === '' && z.email().safeParse(name).success) return { email: name };
  }
  throw new Refusal(
    '--to',
    'is one of: all, university <id>, graduation-year <year>, or the email of one student',
  );
}
