import { paths } from '../../shared/navigation/paths.ts';
import { userEntry } from '../../shared/session/browser-storage/entries.ts';

/**
 * The first viewport of a screen as last rendered, as markup: a phone shows it at the next visit while the portal loads
 * (decision 0019). Deleted at sign-out.
 */
export interface Snapshot {
  /** BCP 47 tag. */
  readonly language: string;
  /** The path of the portal's first script: class names differ between builds. */
  readonly release: string;
  /** Width of the viewport, in px. */
  readonly width: number;
  /** The local day (`Date.toDateString`), since remaining time is shown in days. */
  readonly day: string;
  readonly markup: string;
}

/** The snapshot of the signed-in student in local storage. */
export const storedSnapshot = userEntry('SNAPSHOT');

/** The screen of the snapshot. Its first render contains only data that others write; the student's own may have changed. */
export const snapshotPath = paths.publicJobs;

export const snapshotClass = 'snapshot';
