import { documentFormat, formatLength } from '@michi/api/documents';
import { openPdf } from '../document/openPdf.ts';

/** The text of a PDF, page by page, in its order in the file. */
const pdfText = async (file: Blob): Promise<string> => {
  const pdf = await openPdf(file);
  try {
    return pdf.pages.map(({ text }) => text).join('\n');
  } finally {
    pdf.close();
  }
};

/** The text of a DOCX, one line per paragraph; the cells of a table row are in one line. */
const docxText = async (file: Blob): Promise<string> => {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() });
  const page = new DOMParser().parseFromString(value, 'text/html');
  for (const row of page.querySelectorAll('tr')) {
    const cells = [...row.querySelectorAll('td, th')].map((cell) => cell.textContent.trim());
    row.replaceChildren(`${cells.join(' ')}\n`);
  }
  for (const block of page.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6')) block.append('\n');
  for (const end of page.querySelectorAll('br')) end.replaceWith('\n');
  return page.body.textContent;
};

/**
 * The text of a PDF or DOCX. The file is read in the browser and not uploaded.
 * @throws {Error} if it is another file, broken, or protected by a password
 */
export const fileText = async (file: Blob): Promise<string> => {
  const start = await file.slice(0, formatLength).arrayBuffer();
  return documentFormat(new Uint8Array(start)) === 'pdf' ? pdfText(file) : docxText(file);
};
