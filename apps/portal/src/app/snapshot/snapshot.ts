import { paths } from '../../shared/navigation/paths.ts';
import { userEntry } from '../../shared/session/browser-storage/entries.ts';

/**
 * The first window of a screen as it was drawn last, as markup: a phone shows it at the next visit while the portal is still
 * on its way (decision 0019). It is kept with the session and goes with it.
 */
export interface Snapshot {
  /** BCP 47 tag of its language. */
  readonly language: string;
  /** The path of the portal's first script: names of classes are those of a build. */
  readonly release: string;
  /** Width of the window, in px. */
  readonly width: number;
  /** The day it was taken on, as this device reads it (`Date.toDateString`): how long is left is said in days. */
  readonly day: string;
  readonly markup: string;
}

/** The snapshot of the student who is signed in, in the storage of the device. */
export const storedSnapshot = userEntry('SNAPSHOT');

/**
 * The screen it is taken of. Only one that is drawn first with what others write: of what is the student's own, the next draw
 * could say something else.
 */
export const snapshotPath = paths.publicJobs;

/** Class of the element that shows it. */
export const snapshotClass = 'snapshot';
