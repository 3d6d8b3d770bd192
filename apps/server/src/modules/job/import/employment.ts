import { normalizeText } from '@michi/api/text';
import type { LeftOut } from '../../../platform/import/reason.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import { term } from './linkedData.ts';
import type { Entry } from './entry.ts';
import { entriesOf } from './statements.ts';

type Kind = 'PERMANENT' | 'CONTRACT' | 'TEMPORARY' | 'PART_TIME' | 'INTERNSHIP';

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['FULLTIME', 'PERMANENT'],
  ['PERMANENT', 'PERMANENT'],
  ['正社員', 'PERMANENT'],
  ['正規雇用', 'PERMANENT'],
  ['フルタイム', 'PERMANENT'],
  ['PARTTIME', 'PART_TIME'],
  ['アルバイト', 'PART_TIME'],
  ['パート', 'PART_TIME'],
  ['パートタイム', 'PART_TIME'],
  ['CONTRACTOR', 'CONTRACT'],
  ['CONTRACT', 'CONTRACT'],
  ['契約社員', 'CONTRACT'],
  ['TEMPORARY', 'TEMPORARY'],
  ['SEASONAL', 'TEMPORARY'],
  ['派遣社員', 'TEMPORARY'],
  ['INTERN', 'INTERNSHIP'],
  ['INTERNSHIP', 'INTERNSHIP'],
  ['インターン', 'INTERNSHIP'],
  ['インターンシップ', 'INTERNSHIP'],
]);

export interface Employment {
  readonly status: Kind | 'OTHER';
  /** All kinds, where the status alone would lose one. */
  readonly entries: readonly Entry[];
}

/** The kinds of employment in any number of texts with any separator: "正社員・契約社員", "Full-time / Part-time". */
export function employmentOf(field: string, value: unknown, leftOut: LeftOut[]): Employment {
  const pieces = entriesOf(field, value, leftOut).flatMap(({ en: text }) => piecesOf(text));
  const kinds = [...new Set(pieces.flatMap(({ kind }) => kind ?? []))];
  const others = pieces.filter(({ isExact, text }) => !isExact && term(text) !== 'OTHER');
  const status = kinds.includes('INTERNSHIP') ? 'INTERNSHIP' : (kinds[0] ?? 'OTHER');
  if (kinds.length < 2 && others.length === 0) return { status, entries: [] };
  const statedKinds = new Set(others.flatMap(({ kind }) => kind ?? []));
  return {
    status,
    entries: [
      ...kinds
        .filter((kind) => !statedKinds.has(kind))
        .map((kind) => ({ en: en.employment[kind], jp: jp.employment[kind], isTranslated: true })),
      ...others.map(({ text }) => ({ en: text, jp: text, isTranslated: false })),
    ],
  };
}

interface Piece {
  readonly text: string;
  readonly kind: Kind | undefined;
  /** Whether the kind is all that the text says. */
  readonly isExact: boolean;
}

function piecesOf(written: string): readonly Piece[] {
  return normalizeText(written, 'NFKC')
    .split(/[\n,;|、]/)
    .flatMap((part) => (/^\s*https?:/.test(part) ? [term(part)] : part.split(/[/・&+]/)))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const parts = part.split(/\s+(?:and|or)\s+|と|または|又は|もしくは|および|及び/i).map(pieceOf);
      return parts.every(({ kind }) => kind !== undefined) ? parts : [pieceOf(part)];
    });
}

function pieceOf(text: string): Piece {
  const whole = KINDS.get(term(text));
  const withoutNote = text.replaceAll(/\([^()]*\)/g, '');
  return { text, kind: whole ?? KINDS.get(term(withoutNote)), isExact: whole !== undefined };
}
