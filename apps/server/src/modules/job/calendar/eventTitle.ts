import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

/** What an event of the job service is called. */
export type EventName = keyof typeof en;

/** A name in both languages; null where it is known in English alone. */
export interface BilingualName {
  readonly name: string;
  readonly nameJp: string | null;
}

/** The title of an event in both languages. */
export function eventTitle(
  event: EventName,
  company: BilingualName,
  phase: BilingualName = { name: '', nameJp: null },
): { readonly title: string; readonly titleJp: string } {
  return {
    title: fill(en[event], company.name, phase.name),
    titleJp: fill(jp[event], company.nameJp ?? company.name, phase.nameJp ?? phase.name),
  };
}

function fill(words: string, company: string, phase: string): string {
  return words.replace('{phase}', () => phase).replace('{company}', () => company);
}
