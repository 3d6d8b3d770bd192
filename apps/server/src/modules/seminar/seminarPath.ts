/** A seminar as far as its place in the portal depends on it. */
export interface SeminarReference {
  readonly id: string;
  readonly audience: 'PUBLIC' | 'UNIVERSITY';
}

/** The path of the portal that shows a seminar, or asks for feedback. */
export function seminarPath({ audience, id }: SeminarReference, page: 'description' | 'feedback'): string {
  const list = audience === 'PUBLIC' ? 'public-seminar' : 'university-seminar';
  return `/student/seminar/${list}/${page}?id=${id}`;
}
