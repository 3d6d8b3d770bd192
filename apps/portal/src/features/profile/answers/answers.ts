import { countCharacters, placesIn } from '@michi/api/text';
import type { AnswerComment, ProfileAnswer } from '@michi/api/user';
import type { Place } from '../../../shared/careful-reading/segments.ts';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { answerTopics, newAnswer, type AnswerSectionId } from '../sections.ts';

/** The characters of an answer as forms count them. */
export const lengthOf = (text: string, countsLineBreaks: boolean): number =>
  countCharacters(countsLineBreaks ? typedText(text) : typedText(text).replaceAll(/[\r\n]+/g, ''));

/** A question and the versions of its answer, the last changed first. */
export interface AnsweredQuestion {
  /** Null where the section is the question. */
  readonly question: string | null;
  readonly versions: readonly ProfileAnswer[];
}

/** The answers of a section by their questions. */
export const questionsOf = (
  section: AnswerSectionId,
  answers: readonly ProfileAnswer[],
): readonly AnsweredQuestion[] =>
  Array.from(
    Map.groupBy(
      answers.filter(({ topic }) => topic === answerTopics[section]),
      ({ question }) => question,
    ),
    ([question, versions]) => ({ question, versions }),
  );

/** The other versions of the answer to the same question. */
export const othersOf = (
  { id, topic, question }: ProfileAnswer,
  answers: readonly ProfileAnswer[],
): readonly ProfileAnswer[] =>
  answers.filter((other) => other.id !== id && other.topic === topic && other.question === question);

/** Where the words of comments are in a text that may have been changed since; null for those whose words are gone. */
export const placesOf = (
  text: string,
  comments: readonly Pick<AnswerComment, 'quote' | 'start'>[],
): readonly (Place | null)[] => {
  const placeOf = placesIn(text);
  return comments.map(({ quote, start }) => {
    const place = placeOf(quote, start ?? 0);
    return place === null ? null : { start: place, end: place + quote.length };
  });
};

/** A part of a text, and whether somebody commented on its words. */
export interface MarkedPart extends Place {
  readonly isMarked: boolean;
}

/** A text in parts with and without marks; marks may overlap. */
export const partsOf = (text: string, marks: readonly Place[]): readonly MarkedPart[] => {
  const edges = new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])]);
  const sorted = [...edges].toSorted((one, other) => one - other);
  return sorted.slice(1).map((end, index) => {
    const start = sorted[index] ?? 0;
    return { start, end, isMarked: marks.some((mark) => mark.start < end && start < mark.end) };
  });
};

/** The name of the draft of a version, or of a new one of the section. */
export const draftName = (section: AnswerSectionId, id: string): string =>
  id === newAnswer ? `answer-new-${section}` : `answer-${id}`;
