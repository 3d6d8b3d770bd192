import type { ResumeDocumentContent, ResumeDocumentFormat, ResumeFault, ResumeField } from './content.ts';
import { forms } from './forms/forms.ts';
import type { FormLayout } from './sheet/marks.ts';
import { missingIn, settable } from './text/glyphs.ts';
import { writtenText } from './writtenText.ts';

const FIELDS: readonly ResumeField[] = [
  'fullName',
  'fullNameJp',
  'fullNameFurigana',
  'address',
  'addressFurigana',
  'contactAddress',
  'contactAddressFurigana',
  'homePhone',
  'mobilePhone',
  'email',
  'education',
  'workExperience',
  'certifications',
  'about',
  'skills',
  'hobbies',
  'favouriteSubjects',
  'reasonForApplying',
  'researchTopics',
  'focusAsStudent',
  'requests',
];

function missingFrom(content: ResumeDocumentContent, { sheets }: FormLayout): readonly ResumeFault[] {
  const missing = new Set(
    sheets.flatMap((sheet) =>
      sheet.flatMap((mark) => (mark.kind === 'TEXT' ? missingIn(mark.stack, mark.text) : [])),
    ),
  );
  if (missing.size === 0) return [];
  const written = writtenText(content);
  return FIELDS.flatMap((field) => {
    const text = settable(written[field]);
    const characters = [...missing].filter((character) => text.includes(character));
    return characters.length === 0 ? [] : [{ code: 'MISSING_GLYPHS', field, characters }];
  });
}

/** The characters that would be missing from the page, by the field they were written in. */
export function missingGlyphs(
  content: ResumeDocumentContent,
  format: ResumeDocumentFormat,
): readonly ResumeFault[] {
  return missingFrom(content, forms[format].layOut(content));
}

/** Why a resume cannot be handed in; empty if it can. Loads neither the renderer nor a font. */
export function faultsOf(
  content: ResumeDocumentContent,
  format: ResumeDocumentFormat,
): readonly ResumeFault[] {
  const layout = forms[format].layOut(content);
  const tooLong = [...new Set(layout.tooLong)].map((field) => ({ code: 'TOO_LONG', field }) as const);
  return [...tooLong, ...missingFrom(content, layout)];
}
