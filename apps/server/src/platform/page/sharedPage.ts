import { z } from 'zod';
import { etagOf } from '../conditional/responseTags.ts';
import { joinJson, jsonOf, JsonText } from '../json/jsonText.ts';
import type { PageJson } from './page.ts';

/** A page without what is the reader's own: the same for all who see the same rows. */
export interface SharedPage<Shared> {
  readonly rows: readonly { readonly id: string; readonly json: JsonText<object> }[];
  /** The page up to its rows. */
  readonly head: string;
  /** As most readers see it, who have none of the rows. */
  readonly unmarked: string;
  readonly tag: string;
  /** Declares the type; does not exist at runtime. */
  readonly shape?: Shared;
}

const pageOf = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });

/** @param none what a row has for a reader who has nothing to do with it */
export function toSharedPage<Shared extends { readonly id: string }>(
  { text }: JsonText<PageJson<Shared>>,
  none: object,
): SharedPage<Shared> {
  const { data, ...frame } = pageOf.parse(JSON.parse(text));
  const head = `${JSON.stringify(frame).slice(0, -1)},"data":[`;
  const rows = data.map((row) => ({ id: row.id, json: jsonOf(row) }));
  const unmarked = `${head}${rows.map(({ json }) => joinJson(json, jsonOf(none)).text).join(',')}]}`;
  return { rows, head, unmarked, tag: etagOf(unmarked) };
}

/** The page with the reader's own part of some of its rows. */
export function withMarks<Shared extends object, Marks extends object>(
  page: SharedPage<Shared>,
  marks: ReadonlyMap<string, JsonText<Marks>>,
  none: NoInfer<Marks>,
): { readonly page: JsonText<PageJson<Shared & Marks>>; readonly tag: string } {
  if (marks.size === 0) return { page: new JsonText(page.unmarked), tag: page.tag };
  const rows = page.rows.map(({ id, json }) => joinJson(json, marks.get(id) ?? jsonOf(none)).text);
  const tag = etagOf([page.tag, ...[...marks].map(([id, { text }]) => `${id} ${text}`)].join('\n'));
  return { page: new JsonText(`${page.head}${rows.join(',')}]}`), tag };
}

/** Characters it takes. */
export const sizeOfPage = ({ unmarked }: SharedPage<unknown>): number => 2 * unmarked.length;
