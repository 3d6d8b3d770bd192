import { requestEarlyData, type EarlyScreen } from './early-data/requestEarlyData.ts';
import { preparePage } from './preparePage.ts';

/** By path of the screen; the build puts it in, and nothing during development. */
declare const EARLY_SCREENS: Readonly<Record<string, EarlyScreen>>;

/** The first script of the page, compiled separately: it is inline and runs before the first render. */
preparePage(document);
requestEarlyData(EARLY_SCREENS, document);
