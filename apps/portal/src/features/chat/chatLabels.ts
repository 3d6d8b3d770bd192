import type { ChatThread, ChatEntity, ChatMessage, NotWritableReason } from '@michi/api/chat';
import type { Language } from '@michi/api/session';
import type { TFunction } from 'i18next';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import type { ReplyTime } from '../../shared/ui/detail/useReplyTime.ts';

/** Name of a conversation: a group's title, otherwise the party's name. */
export const nameOfThread = (
  thread: Pick<ChatThread, 'title' | 'titleJp' | 'entity'>,
  language: Language,
): string => pickBilingual(thread, 'title', language) ?? pickBilingual(thread.entity, 'name', language);

/** A message in one line: its text, or else its attachments. */
export const lineOf = ({ text, attachments, isRemoved }: ChatMessage, t: TFunction<'chat'>): string => {
  if (isRemoved) return t('list.removed');
  return text ?? t('list.files', { count: attachments.length });
};

/** Why a party cannot be written to. */
export const notWritableMessage = (
  reason: NotWritableReason,
  entity: ChatEntity,
  language: Language,
  t: TFunction<'chat'>,
): string => t(`notWritable.${reason}`, { name: pickBilingual(entity, 'name', language) });

/** How soon a party replies; in other words where a company states it and nobody counted. */
export const replyTimeLabel = (
  { days, isCounted }: ReplyTime,
  { type }: ChatEntity,
  t: TFunction<'chat'>,
): string => {
  if (type !== 'COMPANY' || isCounted)
    return days === 0 ? t('thread.answersToday') : t('thread.answers', { count: days });
  return days === 0 ? t('thread.statesToday') : t('thread.states', { count: days });
};

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
};

/** Common name of a file type; null if unknown. */
export const fileKindOf = (mediaType: string): string | null => kinds[mediaType] ?? null;
