import { deviceStorage, tabStorage, type LenientStorage } from '@michi/api/session';

const prefix = 'DRAFT:';

/** Fields of a form as text, by name. */
export type Draft = Readonly<Record<string, string>>;

/** Keeps what was typed into forms, so that it outlives a reload and a lost session. Never give it a password. */
export interface Drafts {
  /** What was typed; empty when nothing was, or what is stored cannot be read. */
  readonly read: (form: string) => Draft;
  readonly keep: (form: string, fields: Draft) => void;
  /** After the form was sent. */
  readonly discard: (form: string) => void;
  /** At sign-out: the next reader of this device is another. */
  readonly discardAll: () => void;
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

/** Makes drafts over a storage. */
export const createDrafts = (storage: LenientStorage): Drafts => ({
  read: (form) => parse(storage.getItem(prefix + form)),
  keep: (form, fields) => storage.setItem(prefix + form, JSON.stringify(fields)),
  discard: (form) => storage.removeItem(prefix + form),
  discardAll: () => {
    for (const key of storage.keys()) if (key.startsWith(prefix)) storage.removeItem(key);
  },
});

/** The portal's drafts, kept as long as the tab. */
export const drafts: Drafts = createDrafts(tabStorage);

/** What outlives the tab too: words that are on their way. Kept by user, and gone at sign-out. */
export const lastingDrafts: Drafts = createDrafts(deviceStorage);
