import type { inferParserType } from 'nuqs/server';
import { paths } from '../../shared/navigation/paths.ts';
import {
  addressOf,
  asFlag,
  asNumbered,
  asOpened,
  asPage,
  asSearch,
} from '../../shared/navigation/searchParams.ts';

/** Tabs of the help screen; the index is the number in the address. */
export const helpTabs = ['help', 'questions', 'feedback'] as const;

const codecs = {
  tab: asNumbered(helpTabs),
  search: asSearch,
  category: asOpened,
  /** Id of the open article within its category, or null. */
  article: asOpened,
  question: asOpened,
  ask: asFlag,
  page: asPage,
};

export type HelpAddress = Readonly<inferParserType<typeof codecs>>;

export const helpAddress = addressOf(paths.help, codecs);

export const questionsTab = { tab: 'questions' } as const satisfies Partial<HelpAddress>;

export const askQuestionTab = { ...questionsTab, ask: true } as const satisfies Partial<HelpAddress>;
