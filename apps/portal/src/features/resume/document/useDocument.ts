import type { ResumeContent, ResumeFormat } from '@michi/api/user';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { DocumentContext, type ResumeDocument } from './makeDocument.ts';

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
