import type { ResumeContent, ResumeFormat } from '@michi/api/user';
import type { ResumeFault } from '@michi/resume-document';
import { createContext } from 'react';
import { documentContent } from './documentContent.ts';
import { fetchPhoto } from './fetchPhoto.ts';

/** A resume as a PDF, and why it cannot be handed in as it is. */
export interface ResumeDocument {
  readonly file: Blob;
  /** Empty when it can be handed in. */
  readonly faults: readonly ResumeFault[];
}

/** Makes the PDF of a resume. */
export type MakeDocument = (content: ResumeContent, format: ResumeFormat) => Promise<ResumeDocument>;

/** Makes it here in the browser. What draws it, and its type, are fetched when the first one is made. */
const makeDocument: MakeDocument = async (content, format) => {
  const [{ renderResume, faultsOf }, photo] = await Promise.all([
    import('@michi/resume-document'),
    fetchPhoto(content.photoUrl),
  ]);
  const written = documentContent(content, photo);
  return { file: await renderResume(written, format), faults: faultsOf(written, format) };
};

/** How the PDF of a resume is made; stories and tests put their own in its place. */
export const DocumentContext = createContext<MakeDocument>(makeDocument);
