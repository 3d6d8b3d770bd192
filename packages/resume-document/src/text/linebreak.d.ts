/** Types of the used part of a package without types: the line breaks of Unicode (UAX #14). */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
