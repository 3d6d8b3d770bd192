import { updateUserEntity, type ChatThread } from '@michi/api/chat';
import { useContext, useRef } from 'react';
import { ClockContext } from '../../shared/format/useFormat.ts';

/** How often the other side is told at most, in milliseconds: before the five seconds of the last time are over. */
const interval = 3_000;

/** Tells the other side that the student is typing. That it could not be told costs nothing. */
export const useTypingIndicator = ({ threadUniqueId, entity }: ChatThread): (() => void) => {
  const now = useContext(ClockContext);
  const last = useRef<number | null>(null);
  return () => {
    const moment = now().getTime();
    if (last.current !== null && moment - last.current < interval) return;
    last.current = moment;
    updateUserEntity({ entityType: entity.type, entityId: entity.id, threadUniqueId, isTyping: true }).catch(
      () => undefined,
    );
  };
};
