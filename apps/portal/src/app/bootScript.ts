import { requestEarlyData, type EarlyScreen } from './early-data/requestEarlyData.ts';
import { preparePage } from './preparePage.ts';

/** By path; defined by the build, empty in development. */
declare const EARLY_SCREENS: Readonly<Record<string, EarlyScreen>>;

// The first script of the page, compiled separately: it is inline and runs before the first render.
preparePage(document);
requestEarlyData(EARLY_SCREENS, document);
