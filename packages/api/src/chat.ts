/**
 * The chat service: threads, their messages and the parties that write them.
 * Hooks, calls, query keys and types; made from `specs/chat`. New messages come as events: open `streamChatEventsUrl`.
 */
export {
  listThreads,
  getListThreadsQueryKey,
  getListThreadsQueryOptions,
  invalidateListThreads,
  prefetchListThreadsQuery,
  useListThreads,
  useListThreadsSuspense,
} from './generated/chat/hooks/list-threads.ts';
export { sendMessage, useSendMessage } from './generated/chat/hooks/send-message.ts';
export { getGetAttachmentUrl as getAttachmentUrl } from './generated/chat/hooks/get-attachment.ts';
export { uploadAttachment, useUploadAttachment } from './generated/chat/hooks/upload-attachment.ts';
export {
  listChatEntities,
  getListChatEntitiesQueryKey,
  getListChatEntitiesQueryOptions,
  invalidateListChatEntities,
  prefetchListChatEntitiesQuery,
  useListChatEntities,
  useListChatEntitiesSuspense,
} from './generated/chat/hooks/list-chat-entities.ts';
export {
  showChatEntity,
  getShowChatEntityQueryKey,
  getShowChatEntityQueryOptions,
  invalidateShowChatEntity,
  prefetchShowChatEntityQuery,
  useShowChatEntity,
  useShowChatEntitySuspense,
} from './generated/chat/hooks/show-chat-entity.ts';
export {
  listMichiThreads,
  getListMichiThreadsQueryKey,
  getListMichiThreadsQueryOptions,
  invalidateListMichiThreads,
  prefetchListMichiThreadsQuery,
  useListMichiThreads,
  useListMichiThreadsSuspense,
} from './generated/chat/hooks/list-michi-threads.ts';
export {
  listMichiEntities,
  getListMichiEntitiesQueryKey,
  getListMichiEntitiesQueryOptions,
  invalidateListMichiEntities,
  prefetchListMichiEntitiesQuery,
  useListMichiEntities,
  useListMichiEntitiesSuspense,
} from './generated/chat/hooks/list-michi-entities.ts';
export { updateEntityBlock, useUpdateEntityBlock } from './generated/chat/hooks/update-entity-block.ts';
export { reportThread, useReportThread } from './generated/chat/hooks/report-thread.ts';
export {
  showThread,
  getShowThreadQueryKey,
  getShowThreadQueryOptions,
  invalidateShowThread,
  prefetchShowThreadQuery,
  useShowThread,
  useShowThreadSuspense,
} from './generated/chat/hooks/show-thread.ts';
export {
  showUnreadMessages,
  getShowUnreadMessagesQueryKey,
  getShowUnreadMessagesQueryOptions,
  invalidateShowUnreadMessages,
  prefetchShowUnreadMessagesQuery,
  useShowUnreadMessages,
  useShowUnreadMessagesSuspense,
} from './generated/chat/hooks/show-unread-messages.ts';
export { updateUserEntity, useUpdateUserEntity } from './generated/chat/hooks/update-user-entity.ts';
export {
  listMessages,
  getListMessagesQueryKey,
  getListMessagesQueryOptions,
  invalidateListMessages,
  prefetchListMessagesQuery,
  useListMessages,
  useListMessagesSuspense,
} from './generated/chat/hooks/list-messages.ts';
export {
  showLastMessage,
  getShowLastMessageQueryKey,
  getShowLastMessageQueryOptions,
  invalidateShowLastMessage,
  prefetchShowLastMessageQuery,
  useShowLastMessage,
  useShowLastMessageSuspense,
} from './generated/chat/hooks/show-last-message.ts';
export { getStreamChatEventsUrl as streamChatEventsUrl } from './generated/chat/hooks/stream-chat-events.ts';
export type {
  AnswerOwed,
  ApplicationStage,
  Attachment,
  AttachmentMediaType,
  AttachmentUpload,
  ChatBeginEvent,
  ChatBeginEventKind,
  ChatContact,
  ChatContactDetail,
  ChatContactPage,
  ChatEntity,
  ChatEvent,
  ChatMessage,
  ChatMessageEvent,
  ChatMessageEventKind,
  ChatReadEvent,
  ChatReadEventKind,
  ChatThread,
  ChatTypingEvent,
  ChatTypingEventKind,
  EntityBlockRequest,
  EntityType,
  LastMessage,
  ListChatEntitiesParams,
  ListMessagesParams,
  ListMichiEntitiesParams,
  ListMichiThreadsParams,
  ListThreadsParams,
  MessagePage,
  NotWritableReason,
  SendMessageRequest,
  ThreadKind,
  ThreadPage,
  ThreadReport,
  ThreadReportReason,
  ThreadReportRequest,
  UnreadMessages,
  UserEntityRequest,
} from './generated/chat/model/index.ts';
