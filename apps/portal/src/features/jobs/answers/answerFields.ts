/** Values of the form by field name; beside those named here, several of each question. */
export type ApplyFields = Record<'resume' | 'note', string> & Record<string, string | undefined>;

/** Names of the fields of a question, or of the reason for applying. */
export const answerFields = (id: string) =>
  ({
    answer: `answer-${id}`,
    /** The words of the question, which may be gone when the student returns. */
    words: `question-${id}`,
    /** Which kept version the answer rests on, and its text. */
    stamp: `stamp-${id}`,
    saved: `saved-${id}`,
    /** Another text of the answer that is offered, and when it was saved. */
    other: `other-${id}`,
    otherAt: `otherAt-${id}`,
  }) as const;

/** The id that an answer's field is named by; null for another field. */
export const idOfField = (name: string): string | null => /^answer-(.+)$/.exec(name)?.[1] ?? null;
