import { drafts } from './drafts.ts';

export const chatDraftName = (thread: string): string => `chat-${thread}`;

/** Appends a text to the draft of a conversation, once; the student sends it. */
export const writeInChat = (thread: string, text: string): void => {
  const name = chatDraftName(thread);
  const draft = drafts.read(name);
  const before = draft['text'] ?? '';
  if (before.includes(text.trim())) return;
  drafts.keep(name, { ...draft, text: before.trim() === '' ? text : `${before}\n\n${text}` });
};
