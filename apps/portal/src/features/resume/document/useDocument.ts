import type { ResumeContent, ResumeFormat } from '@michi/api/user';
import type { ResumeFault } from '@michi/resume-document';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { documentContent, fetchPhoto } from './documentContent.ts';

/** A resume as a PDF, and the reasons that prevent handing it in. */
interface ResumeDocument {
  readonly file: Blob;
  /** Empty if it can be handed in. */
  readonly faults: readonly ResumeFault[];
}

type MakeDocument = (content: ResumeContent, format: ResumeFormat) => Promise<ResumeDocument>;

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

/** The PDF of a resume, regenerated when its content changes. The previous one stays visible meanwhile. */
export const useDocument = (content: ResumeContent, format: ResumeFormat) => {
  const make = use(DocumentContext);
  return useQuery<ResumeDocument>({
    queryKey: ['resume-document', content, format],
    queryFn: () => make(content, format),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
};
