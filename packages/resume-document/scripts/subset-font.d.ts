/** Types of the used part of a package without types. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt';
    readonly noLayoutClosure?: boolean;
    readonly noHinting?: boolean;
    readonly keepFeatures?: readonly string[];
    readonly preserveNameIds?: readonly number[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
