import type { JobOfferReference } from '@michi/api/chat';
import { isRecord, parseJson } from '../../json/parseJson.ts';
import { drafts, type Draft } from './drafts.ts';

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
