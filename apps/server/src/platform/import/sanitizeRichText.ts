import sanitizeHtml from 'sanitize-html';

/** Paragraphs, lists, tables and links; no styles, scripts, forms or pictures. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags:
    'p br hr h2 h3 h4 ul ol li dl dt dd blockquote strong b em i u s sub sup code a table thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
  },
};

/** Safe HTML; null if nothing is left. Plain text keeps its paragraphs. */
export function sanitizeRichText(text: string): string | null {
  const hasMarkup = /<[a-z][^<>]*>/i.test(text);
  const html = hasMarkup ? text : paragraphs(text);
  const clean = sanitizeHtml(html, ALLOWED).trim();
  return clean === '' ? null : clean;
}

function paragraphs(text: string): string {
  const escaped = text.replace(/&(?!#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}
