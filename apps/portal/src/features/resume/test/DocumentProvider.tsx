import type { ResumeContent } from '@michi/api/user';
import type { ResumeFault } from '@michi/resume-document';
import type { ReactNode } from 'react';
import { DocumentContext } from '../document/useDocument.ts';
import { examplePdf } from './exampleFiles.ts';

const documentWith =
  (faults: readonly ResumeFault[]) =>
  ({ paper }: ResumeContent) =>
    Promise.resolve({ file: examplePdf(paper), faults });
const complete = documentWith([]);
const pending = () => new Promise<never>(() => undefined);
const failing = () => Promise.reject(new Error('No renderer'));
const faulty = documentWith([
  { code: 'TOO_LONG', field: 'about' },
  { code: 'MISSING_GLYPHS', field: 'fullNameJp', characters: ['𐎀', 'か\u309a'] },
  { code: 'MISSING_GLYPHS', field: 'about', characters: [...'\u0591אבגדהוזחטיכ'] },
  { code: 'TOO_LONG', field: 'requests' },
]);
const states = { complete, faulty, pending, failing } as const;

export interface DocumentProviderProps {
  readonly state?: keyof typeof states | undefined;
  readonly children: ReactNode;
}

/** Provides an example PDF in the resume's paper size instead of a generated one; for stories and tests. */
export function DocumentProvider({ state = 'complete', children }: DocumentProviderProps) {
  return <DocumentContext value={states[state]}>{children}</DocumentContext>;
}
