interface FileFormat {
  /** As people know it. */
  readonly name: string;
  /** Extensions of its files, the usual one first. */
  readonly endings: readonly [string, ...string[]];
  readonly mediaType: string;
}

/** The formats of each type of file that a company accepts as an answer (job contract, `JobQuestionFileType`). */
export const fileFormats = {
  PDF: [{ name: 'PDF', endings: ['.pdf'], mediaType: 'application/pdf' }],
  WORD: [
    { name: 'DOC', endings: ['.doc'], mediaType: 'application/msword' },
    {
      name: 'DOCX',
      endings: ['.docx'],
      mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
  ],
  IMAGE: [
    { name: 'JPEG', endings: ['.jpg', '.jpeg'], mediaType: 'image/jpeg' },
    { name: 'PNG', endings: ['.png'], mediaType: 'image/png' },
    { name: 'GIF', endings: ['.gif'], mediaType: 'image/gif' },
  ],
} as const satisfies Readonly<Record<string, readonly FileFormat[]>>;
