import type { Education } from '@michi/api/user';

/** Whether a graduation is still to come: the student said so, or its month is after today's. @param today `YYYY-MM-DD` */
export const isGraduationExpected = (
  { isExpectedGraduate, graduationMonth }: Pick<Education, 'isExpectedGraduate' | 'graduationMonth'>,
  today: string,
): boolean => isExpectedGraduate || (graduationMonth !== null && graduationMonth > today.slice(0, 7));
