import type { ResumeDocumentContent, ResumeDocumentFormat } from './content.ts';
import { forms } from './forms/forms.ts';

/** Generates the PDF of a resume. The renderer and the fonts are loaded with the first one. */
export async function renderResume(
  content: ResumeDocumentContent,
  format: ResumeDocumentFormat,
): Promise<Blob> {
  const { layOut, title, language } = forms[format];
  const { renderSheets } = await import('./sheet/renderSheets.ts');
  const { sheets, paper } = layOut(content);
  const name = language === 'ja' ? (content.fullNameJp ?? content.fullName) : content.fullName;
  return renderSheets({
    sheets,
    paper,
    title: `${title} ${name}`,
    author: name,
    language,
    writtenOn: new Date(`${content.writtenOn}T00:00:00Z`),
  });
}
