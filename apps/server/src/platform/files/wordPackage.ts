import { Parser } from 'htmlparser2';

const CONTENT_TYPES = '[content_types].xml';
const RELATIONSHIPS = '_rels/.rels';

/** The parts that declare the others, in lower case (ECMA-376, part 2, sections 6.5 and 7.2). */
export const PACKAGE_PARTS: ReadonlySet<string> = new Set([CONTENT_TYPES, RELATIONSHIPS]);

/** Content type of the main part of a document without macros (ECMA-376, part 1, section 11.3.10). */
const MAIN_PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const MACROS = 'application/vnd.ms-office.vbaproject';

/**
 * Whether a package is a Word document without macros. The package's relationships name the main part, and
 * `[Content_Types].xml` declares its type.
 * @param parts by name, the text of `PACKAGE_PARTS` and null for others
 */
export function isWordPackage(parts: ReadonlyMap<string, string | null>): boolean {
  // Names of parts ignore case (section 6.2.2.3).
  const byName = new Map([...parts].map(([name, text]) => [name.toLowerCase(), text]));
  const types = contentTypes(byName.get(CONTENT_TYPES) ?? '');
  const main = mainPart(byName.get(RELATIONSHIPS) ?? '');
  if (main === undefined || !byName.has(main)) return false;
  if ([...byName.keys()].some((name) => types(name) === MACROS || name.endsWith('/vbaproject.bin')))
    return false;
  return types(main) === MAIN_PART;
}

function mainPart(relationships: string): string | undefined {
  return (
    elements(relationships)
      .filter(({ name, attributes }) => name === 'Relationship' && attributes['TargetMode'] !== 'External')
      // ECMA-376 has two addresses for it, with the same end.
      .find(({ attributes }) => attributes['Type']?.endsWith('/relationships/officeDocument') === true)
      ?.attributes['Target']?.replace(/^(?:\.?\/)+/, '')
      .toLowerCase()
  );
}

/** The type of a part, or else of its extension. */
function contentTypes(text: string): (part: string) => string | undefined {
  const own = new Map<string, string>();
  const ofEnding = new Map<string, string>();
  for (const { name, attributes } of elements(text)) {
    const type = attributes['ContentType']?.toLowerCase() ?? '';
    if (name === 'Override') own.set((attributes['PartName'] ?? '').replace(/^\//, '').toLowerCase(), type);
    if (name === 'Default') ofEnding.set((attributes['Extension'] ?? '').toLowerCase(), type);
  }
  return (part) => own.get(part) ?? ofEnding.get(part.slice(part.lastIndexOf('.') + 1));
}

interface XmlElement {
  /** Without the namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

function elements(xml: string): readonly XmlElement[] {
  const found: XmlElement[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        found.push({ name: name.slice(name.indexOf(':') + 1), attributes });
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}
