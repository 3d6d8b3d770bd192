import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

export type EventName = keyof typeof en;

/** `nameJp` is null when only the English name is known. */
export interface BilingualName {
  readonly name: string;
  readonly nameJp: string | null;
}

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

function fill(text: string, company: string, phase: string): string {
  return text.replace('{phase}', () => phase).replace('{company}', () => company);
}
