/** Page of an appointment in the portal (university contract, `showCounselling`). */
export function counsellingPath(id: string): string {
  return `/student/career-office?appointment=${id}`;
}
