/** Path of the portal that shows a thread. */
export function threadLink(threadId: string): string {
  return `/student/chat?thread=${threadId}`;
}
