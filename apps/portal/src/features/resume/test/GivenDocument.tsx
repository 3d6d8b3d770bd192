import type { ResumeContent } from '@michi/api/user';
import type { ResumeFault } from '@michi/resume-document';
import type { ReactNode } from 'react';
import { DocumentContext } from '../document/useDocument.ts';
import { examplePdf } from './exampleFiles.ts';

const make =
  (faults: readonly ResumeFault[]) =>
  ({ paper }: ResumeContent) =>
    Promise.resolve({ file: examplePdf(paper), faults });
const whole = make([]);
const never = () => new Promise<never>(() => undefined);
const broken = () => Promise.reject(new Error('No renderer'));
const faulty = make([
  { code: 'TOO_LONG', field: 'about' },
  { code: 'MISSING_GLYPHS', field: 'fullNameJp', characters: ['𐎀', 'か\u309a'] },
  { code: 'MISSING_GLYPHS', field: 'about', characters: [...'\u0591אבגדהוזחטיכ'] },
  { code: 'TOO_LONG', field: 'requests' },
]);
const states = { whole, faulty, never, broken } as const;

export interface GivenDocumentProps {
  readonly state?: keyof typeof states | undefined;
  readonly children: ReactNode;
}

/** A ready PDF on the resume's paper, instead of a generated one; for stories and tests. */
export function GivenDocument({ state = 'whole', children }: GivenDocumentProps) {
  return <DocumentContext value={states[state]}>{children}</DocumentContext>;
}
