/** The parts of help and feedback; a tab's number is its place. */
export const helpTabs = ['help', 'questions', 'feedback'] as const;

/** Characters of a search, as the contract has it. */
export const longestSearch = 200;

/** What the address of help and feedback carries. */
export interface HelpAddress {
  /** Number of the tab. */
  readonly number: number;
  readonly tab: (typeof helpTabs)[number];
  readonly page: number;
  /** Words to find helps by. */
  readonly search: string;
  /** Id of the open subject, or null. */
  readonly category: string | null;
  /** Id of the open question, or null. */
  readonly question: string | null;
  /** A new question is being asked. */
  readonly isAsking: boolean;
}

/** Reads an address; whatever in it makes no sense counts as not there. */
export const readHelpAddress = (query: URLSearchParams): HelpAddress => {
  const number = Math.max(
    0,
    helpTabs.findIndex((_, index) => String(index) === query.get('tab')),
  );
  const page = query.get('page') ?? '';
  const isOfQuestions = helpTabs[number] === 'questions';
  return {
    number,
    tab: helpTabs[number] ?? helpTabs[0],
    page: /^[1-9][0-9]{0,3}$/.test(page) ? Number(page) : 1,
    search: (query.get('search') ?? '').slice(0, longestSearch).trim(),
    category: query.get('category'),
    question: isOfQuestions ? query.get('question') : null,
    isAsking: isOfQuestions && query.get('ask') === 'true',
  };
};

/** The query of the list of questions. */
export const questionsTab = { tab: 1 } as const;

/** The query of a new question. */
export const askingTab = { tab: 1, ask: true } as const;
