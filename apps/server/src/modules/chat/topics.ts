/** What the open windows of a student are woken with when something happens in their threads. */
export function chatsOf(userId: string): string {
  return `chats:${userId}`;
}

/** The topic that reports typing to the open windows of a student. */
export function typingTo(userId: string): string {
  return `typing:${userId}`;
}
