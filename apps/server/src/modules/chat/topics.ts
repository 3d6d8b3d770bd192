/** What the open windows of a student are woken with when something happens in their threads. */
export function chatsOf(userId: string): string {
  return `chats:${userId}`;
}

/** Where the open windows of a student are told that somebody types. */
export function typingTo(userId: string): string {
  return `typing:${userId}`;
}
