/** Values of the form by field name; beside those named here, several of each question. */
export type ApplyFields = Record<'resume' | 'reason' | 'note', string> & Record<string, string | undefined>;

/** Names of the fields of a question. */
export const answerFields = (questionId: string) =>
  ({
    answer: `answer-${questionId}`,
    /** The words of the question, which may be gone when the student returns. */
    words: `question-${questionId}`,
    /** Which kept version the answer rests on, and its text. */
    stamp: `stamp-${questionId}`,
    saved: `saved-${questionId}`,
    /** Another text of the answer that is offered, and when it was saved. */
    other: `other-${questionId}`,
    otherAt: `otherAt-${questionId}`,
  }) as const;

/** Id of the question of an answer's field; null for another field. */
export const questionOf = (name: string): string | null => /^answer-(.+)$/.exec(name)?.[1] ?? null;
