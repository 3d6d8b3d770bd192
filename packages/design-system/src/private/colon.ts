/** The colon after a label in the language of the page. */
export const colon = (): string => (document.documentElement.lang.startsWith('ja') ? '：' : ': ');
