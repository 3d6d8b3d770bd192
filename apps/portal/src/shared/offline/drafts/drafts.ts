import { userEntry, type Entry } from '../../session/browser-storage/entries.ts';

/** Fields of a form as text, by name. */
export type Draft = Readonly<Record<string, string>>;

/**
 * Keeps text typed into forms, for the user who typed it: it survives a reload and an expired session. Never pass a
 * password.
 */
export interface Drafts {
  /** The typed text; empty if there is none, or the stored data are unreadable. */
  readonly read: (form: string) => Draft;
  readonly keep: (form: string, fields: Draft) => void;
  /** After the form was sent. */
  readonly discard: (form: string) => void;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => typeof field === 'string');

const parse = (text: string | null): Draft => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isDraft(value) ? value : {};
  } catch {
    return {};
  }
};

const entryOf = (form: string): Entry => userEntry('DRAFT', form);

/** The drafts of the signed-in user, or of a visitor; stored as long as the tab is open. */
export const drafts: Drafts = {
  read: (form) => parse(entryOf(form).read()),
  keep: (form, fields) => entryOf(form).write(JSON.stringify(fields)),
  discard: (form) => entryOf(form).remove(),
};
