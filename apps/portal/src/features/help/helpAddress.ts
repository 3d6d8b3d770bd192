import type { inferParserType } from 'nuqs/server';
import { paths } from '../../shared/navigation/paths.ts';
import {
  addressOf,
  asFlag,
  asOpened,
  asNumbered,
  asPage,
  asSearch,
} from '../../shared/navigation/searchParams.ts';

/** Tabs of the help screen; the index is the number in the address. */
export const helpTabs = ['help', 'questions', 'feedback'] as const;

const codecs = {
  tab: asNumbered(helpTabs),
  search: asSearch,
  category: asOpened,
  /** Id of the article that is opened among those of its subject, or null. */
  article: asOpened,
  question: asOpened,
  ask: asFlag,
  page: asPage,
};

export type HelpAddress = Readonly<inferParserType<typeof codecs>>;

export const help = addressOf(paths.help, codecs);

export const questionsTab = { tab: 'questions' } as const satisfies Partial<HelpAddress>;

export const askingTab = { ...questionsTab, ask: true } as const satisfies Partial<HelpAddress>;
