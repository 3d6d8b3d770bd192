import { sql, type RawBuilder } from 'kysely';
import { fieldOfStudyOf } from '../../../platform/conditional/ownSources.ts';

/** What decides which jobs a student sees and may apply to: the same for many students. */
export interface ViewerClass {
  /** Null for a student without a university. */
  readonly universityId: string | null;
  /** Null if the profile has none: no job is refused for it, and a job that requires a year is never ELIGIBLE. */
  readonly graduationYear: number | null;
  /** Null if the student did not say: only who needs a visa is warned of missing support. */
  readonly needsVisa: boolean | null;
  /** Field of study at the latest school after high school: a value, or to be read from the profile. */
  readonly fieldOfStudy: RawBuilder<string | null>;
}

export interface Viewer extends Omit<ViewerClass, 'fieldOfStudy'> {
  readonly id: string;
}

/** The class of a student, whose field of study the statement reads. */
export const classOf = ({ id, universityId, graduationYear, needsVisa }: Viewer): ViewerClass => ({
  universityId,
  graduationYear,
  needsVisa,
  fieldOfStudy: fieldOfStudyOf(id),
});

/** A class with the key of what is shared by its students. */
export interface KeyedClass extends ViewerClass {
  readonly key: string;
}

/** As `classOf`, with a field of study that is known. What comes to the same is in one class. */
export function keyedClassOf(viewer: Omit<Viewer, 'id'>, fieldOfStudy: string | null): KeyedClass {
  const { universityId, graduationYear } = viewer;
  const needsVisa = viewer.needsVisa === true;
  return {
    universityId,
    graduationYear,
    needsVisa,
    fieldOfStudy: sql<string | null>`${fieldOfStudy}::text`,
    key: JSON.stringify([universityId, graduationYear, needsVisa, fieldOfStudy]),
  };
}

/** Who has no account: sees public jobs only. */
export const VISITOR = keyedClassOf({ universityId: null, graduationYear: null, needsVisa: null }, null);
