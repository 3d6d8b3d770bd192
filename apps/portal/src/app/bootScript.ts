import { requestEarlyData, type EarlyScreen } from './early-data/requestEarlyData.ts';
import { preparePage } from './preparePage.ts';

/** By path of the screen; the build puts it in, and nothing during development. */
declare const EARLY_SCREENS: Readonly<Record<string, EarlyScreen>>;

/** The first script of the page, compiled apart: it stands within the page and runs before anything is drawn. */
preparePage(document);
requestEarlyData(EARLY_SCREENS, document);
