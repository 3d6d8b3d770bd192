export interface SeminarReference {
  readonly id: string;
  readonly audience: 'PUBLIC' | 'UNIVERSITY';
}

export function seminarPath({ audience, id }: SeminarReference, page: 'description' | 'feedback'): string {
  const list = audience === 'PUBLIC' ? 'public-seminar' : 'university-seminar';
  return `/student/seminar/${list}/${page}?id=${id}`;
}
