import type { inferParserType } from 'nuqs/server';
import {
  addressOf,
  asFlag,
  asId,
  asNumbered,
  asPage,
  asSearch,
} from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** The parts of help and feedback; a tab's number is its place. */
export const helpTabs = ['help', 'questions', 'feedback'] as const;

const codecs = {
  tab: asNumbered(helpTabs),
  /** Words to find helps by. */
  search: asSearch,
  /** Id of the open subject, or null. */
  category: asId,
  /** Id of the article that is opened among those of its subject, or null. */
  article: asId,
  /** Id of the open question, or null. */
  question: asId,
  /** Whether the form for a new question is open. */
  ask: asFlag,
  page: asPage,
};

/** State of help and feedback in the address. */
export type HelpAddress = Readonly<inferParserType<typeof codecs>>;

/** Help and feedback. */
export const help = addressOf(paths.help, codecs);

/** The list of questions. */
export const questionsTab = { tab: 'questions' } as const satisfies Partial<HelpAddress>;

/** A new question. */
export const askingTab = { ...questionsTab, ask: true } as const satisfies Partial<HelpAddress>;
