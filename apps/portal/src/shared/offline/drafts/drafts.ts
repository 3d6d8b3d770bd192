import { isRecord, parseJson } from '../../json/parseJson.ts';
import { userEntry, type Entry } from '../../session/browser-storage/entries.ts';

/** Form fields by name. */
export type Draft = Readonly<Record<string, string>>;

/** Stores text typed into forms, by user: it survives a reload and an expired session. Never pass a password. */
export interface Drafts {
  /** Empty if there is no draft or it is unreadable. */
  readonly read: (form: string) => Draft;
  readonly keep: (form: string, fields: Draft) => void;
  readonly discard: (form: string) => void;
}

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && Object.values(value).every((field) => typeof field === 'string');

const entryOf = (form: string): Entry => userEntry('DRAFT', form);

/** Drafts of the signed-in user, or of a visitor, until the tab is closed. */
export const drafts: Drafts = {
  read: (form) => {
    const draft = parseJson(entryOf(form).read());
    return isDraft(draft) ? draft : {};
  },
  keep: (form, fields) => entryOf(form).write(JSON.stringify(fields)),
  discard: (form) => entryOf(form).remove(),
};
