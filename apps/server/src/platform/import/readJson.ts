import { RecordRefusal, type Reason } from './reason.ts';

/** The value of a JSON text, or why it is none that can be imported. An empty text in it is the same as none: null. */
export function readJson(
  json: string,
): { readonly value: unknown } | { readonly refused: readonly Reason[] } {
  if (json.includes('\uFFFD')) return { refused: [{ code: 'notUtf8' }] };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { refused: [{ code: 'notJson' }] };
  }
  try {
    return { value: tidied(value, []) };
  } catch (error) {
    if (error instanceof RecordRefusal) return { refused: [error.reason] };
    throw error;
  }
}

/** How deep a record may be nested; the database and the schemas follow it to the bottom. */
const DEPTH = 100;

function tidied(value: unknown, path: readonly string[]): unknown {
  if (typeof value === 'string') {
    checkText(value, path);
    return value.trim() === '' ? null : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (path.length === DEPTH) throw new RecordRefusal({ code: 'tooDeep' });
  if (Array.isArray(value)) return value.map((one, index) => tidied(one, [...path, String(index)]));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      checkText(name, path);
      return [name, tidied(one, [...path, name])];
    }),
  );
}

/** PostgreSQL keeps neither of them in text. */
function checkText(text: string, path: readonly string[]): void {
  const field = path.join('.');
  if (text.includes('\0')) throw new RecordRefusal({ code: 'nul', field });
  if (/\p{Surrogate}/u.test(text)) throw new RecordRefusal({ code: 'surrogate', field });
}
