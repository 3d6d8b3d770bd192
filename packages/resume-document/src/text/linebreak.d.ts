/** What is used of a package that brings no types: the line breaks of Unicode (UAX #14). */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
