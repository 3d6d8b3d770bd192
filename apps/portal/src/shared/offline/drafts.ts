import { isRecord, parseJson } from '../parseJson.ts';
import { userEntry, type Entry } from '../session/entries.ts';
import type { Attachment, JobOfferReference } from '@michi/api/chat';

/** Form fields by name. */
export type Draft = Readonly<Record<string, string>>;

/** Stores text typed into forms, by user: it survives a reload and an expired session. Never pass a password. */
interface Drafts {
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

/** Whether a stored value is a file on the server. */
export const isAttachment = (value: unknown): value is Attachment =>
  isRecord(value) &&
  [value['id'], value['fileName'], value['mediaType']].every((field) => typeof field === 'string') &&
  typeof value['size'] === 'number';

export const chatDraftName = (thread: string): string => `chat-${thread}`;

/** Whether a stored value is an offer that goes with a message. */
export const isOfferReference = (value: unknown): value is JobOfferReference =>
  isRecord(value) &&
  [value['id'], value['code'], value['companyName'], value['position'], value['expiresAt']].every(
    (field) => typeof field === 'string',
  ) &&
  [value['companyNameJp'], value['positionJp']].every(
    (field) => field === null || typeof field === 'string',
  ) &&
  (value['jobKind'] === 'JOB' || value['jobKind'] === 'INTERNSHIP');

/** The offer of a draft; null if there is none or it is unreadable. */
export const readDraftOffer = ({ offer }: Draft): JobOfferReference | null => {
  const stored = offer === undefined ? null : parseJson(offer);
  return isOfferReference(stored) ? stored : null;
};

/** The stored part of an attached offer. */
export const offerToPersist = (offer: JobOfferReference | null): Draft =>
  offer === null ? {} : { offer: JSON.stringify(offer) };

/**
 * Appends a text to the draft of a conversation, once, and attaches the offer it is about in place of any other; the
 * student sends it.
 */
export const writeInChat = (thread: string, text: string, offer: JobOfferReference): void => {
  const name = chatDraftName(thread);
  const draft = drafts.read(name);
  const before = draft['text'] ?? '';
  const added = before.trim() === '' ? text : `${before}\n\n${text}`;
  drafts.keep(name, {
    ...draft,
    text: before.includes(text.trim()) ? before : added,
    ...offerToPersist(offer),
  });
};
