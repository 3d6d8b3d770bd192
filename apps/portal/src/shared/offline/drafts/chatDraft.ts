import { drafts } from './drafts.ts';

/** Names the draft of a conversation. */
export const chatDraftName = (thread: string): string => `chat-${thread}`;

/** Puts a text in the field of a conversation, once and below what was typed there before; the student sends it. */
export const writeInChat = (thread: string, text: string): void => {
  const name = chatDraftName(thread);
  const draft = drafts.read(name);
  const before = draft['text'] ?? '';
  if (before.includes(text.trim())) return;
  drafts.keep(name, { ...draft, text: before.trim() === '' ? text : `${before}\n\n${text}` });
};
