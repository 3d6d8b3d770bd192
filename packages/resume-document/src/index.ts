export type {
  HistoryStart,
  ResumeAddress,
  ResumeCertification,
  ResumeDocumentContent,
  ResumeDocumentFormat,
  ResumeEducation,
  ResumeFault,
  ResumeField,
  ResumePaper,
  ResumeWork,
  YearStyle,
} from './content.ts';
export { faultsOf, missingGlyphs } from './faults.ts';
export { renderResume } from './renderResume.ts';
