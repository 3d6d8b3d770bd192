import type { TestRequest } from './testApp.ts';

/** A form as a browser sends it (multipart/form-data). Objects go as JSON. */
export async function formRequest(
  parts: Readonly<Record<string, string | Blob | object>>,
): Promise<Pick<TestRequest, 'rawBody' | 'headers'>> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts))
    form.append(name, typeof part === 'string' || part instanceof Blob ? part : JSON.stringify(part));
  const sent = new Response(form);
  return {
    rawBody: new Uint8Array(await sent.arrayBuffer()),
    headers: { 'Content-Type': sent.headers.get('content-type') ?? '' },
  };
}

/** The smallest file that is taken for a PDF. */
export function pdfFile(name = 'CV.pdf', text = ''): File {
  return new File([`%PDF-1.7\n1 0 obj << /Words (${text}) >> endobj\n%%EOF\n`], name);
}
