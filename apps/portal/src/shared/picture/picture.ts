import { paths } from '../paths.ts';
import { userEntry } from '../stored/entries.ts';

/**
 * The first window of a screen as it was drawn last, as markup: a phone shows it at the next visit while the portal is still
 * on its way (decision 0015). It is kept with the session and goes with it.
 */
export interface Picture {
  /** Path and search of the screen. */
  readonly place: string;
  /** BCP 47 tag of the words in it. */
  readonly language: string;
  /** The path of the portal's first script: names of classes are those of a build. */
  readonly release: string;
  /** Width of the window, in px. */
  readonly width: number;
  /** The day it was taken on, as this device reads it (`Date.toDateString`): how long is left is said in days. */
  readonly day: string;
  readonly markup: string;
}

/** The picture of the student who is signed in, in the storage of the device. */
export const keptPicture = userEntry('PICTURE');

/** Class of the element that shows it. */
export const pictureClass = 'picture';

/**
 * Whether a picture is taken of a place. Only of one that is drawn first with what others write: of what is the student's
 * own, the next draw could say something else.
 */
export const isPictured = (place: string): boolean => place === paths.publicJobs;

/** Removes the picture: what it shows may have changed. */
export const forgetPicture = (): void => keptPicture.remove();
