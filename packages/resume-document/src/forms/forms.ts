import type { ResumeDocumentContent, ResumeDocumentFormat } from '../content.ts';
import type { FormLayout } from '../sheet/marks.ts';
import { englishClassic } from './englishClassic.ts';
import { englishModern } from './englishModern.ts';
import { mhlwForm } from './mhlw.ts';
import { universityForm } from './university.ts';

/** Layout, file name and language (BCP 47) of a form. */
interface Form {
  readonly layOut: (content: ResumeDocumentContent) => FormLayout;
  readonly title: string;
  readonly language: string;
}

export const forms: Readonly<Record<ResumeDocumentFormat, Form>> = {
  MHLW: { layOut: mhlwForm, title: '履歴書', language: 'ja' },
  UNIVERSITY: { layOut: universityForm, title: '履歴書・自己紹介書', language: 'ja' },
  ENGLISH_CLASSIC: { layOut: englishClassic, title: 'Resume', language: 'en' },
  ENGLISH_MODERN: { layOut: englishModern, title: 'Resume', language: 'en' },
};
