/** The tabs of the courses, each with the contract's filter; a tab's number is its place. */
export const courseTabs = [
  { name: 'all', filter: {} },
  { name: 'toDo', filter: { isCompleted: false } },
  { name: 'done', filter: { isCompleted: true } },
] as const;

/** One of the tabs. */
export type CourseTab = (typeof courseTabs)[number];

/** What the address of the courses carries. */
export interface CoursesAddress {
  /** Number of the tab. */
  readonly number: number;
  readonly tab: CourseTab;
  readonly page: number;
}

/** Reads an address; whatever in it makes no sense counts as not there. */
export const readCoursesAddress = (query: URLSearchParams): CoursesAddress => {
  const number = Math.max(
    0,
    courseTabs.findIndex((_, index) => String(index) === query.get('tab')),
  );
  const page = query.get('page') ?? '';
  return {
    number,
    tab: courseTabs[number] ?? courseTabs[0],
    page: /^[1-9][0-9]{0,3}$/.test(page) ? Number(page) : 1,
  };
};
