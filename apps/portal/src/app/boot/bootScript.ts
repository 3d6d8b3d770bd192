import { requestEarlyData, type EarlyFiles } from './earlyData.ts';
import { preparePage, startPrerenderedPage } from './preparePage.ts';

/** By path; defined by the build, empty in development. */
declare const EARLY_FILES: Readonly<Record<string, EarlyFiles>>;

// The first script of the page, compiled separately: it is inline and runs before the first render.
preparePage(document);
startPrerenderedPage(document);
requestEarlyData(EARLY_FILES, document);
