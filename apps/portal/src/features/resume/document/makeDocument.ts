import type { ResumeContent, ResumeFormat } from '@michi/api/user';
import type { ResumeFault } from '@michi/resume-document';
import { createContext } from 'react';
import { documentContent } from './documentContent.ts';
import { fetchPhoto } from './fetchPhoto.ts';

/** A resume as a PDF, and the reasons that prevent handing it in. */
export interface ResumeDocument {
  readonly file: Blob;
  /** Empty if it can be handed in. */
  readonly faults: readonly ResumeFault[];
}

export type MakeDocument = (content: ResumeContent, format: ResumeFormat) => Promise<ResumeDocument>;

/** The renderer and its fonts are loaded for the first document. */
const makeDocument: MakeDocument = async (content, format) => {
  const [{ renderResume, faultsOf }, photo] = await Promise.all([
    import('@michi/resume-document'),
    fetchPhoto(content.photoUrl),
  ]);
  const written = documentContent(content, photo);
  return { file: await renderResume(written, format), faults: faultsOf(written, format) };
};

/** The function that generates the PDF of a resume; stories and tests replace it. */
export const DocumentContext = createContext<MakeDocument>(makeDocument);
