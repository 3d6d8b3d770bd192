/** Topic that wakes the open streams of a student for events in their threads. */
export function chatsOf(userId: string): string {
  return `chats:${userId}`;
}

/** The topic that reports typing to the open windows of a student. */
export function typingTo(userId: string): string {
  return `typing:${userId}`;
}
