/** The path of the portal that shows an appointment (university contract, `showCounselling`). */
export function counsellingPath(id: string): string {
  return `/student/career-office?appointment=${id}`;
}
