import { isStreamSafe, removeInvisible } from '@michi/api/text';
import { controlCharacterRule } from '../validation/controlCharacters.ts';
import { RecordRefusal, type Reason } from './reason.ts';

/** Parses JSON for an import, without invisible characters that carry nothing; blank texts become null. */
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

const DEPTH = 100;

function tidied(value: unknown, path: readonly string[]): unknown {
  if (typeof value === 'string') {
    checkText(value, path);
    const visible = removeInvisible(value);
    return visible.trim() === '' ? null : visible;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (path.length === DEPTH) throw new RecordRefusal({ code: 'tooDeep', values: { limit: DEPTH } });
  if (Array.isArray(value)) return value.map((one, index) => tidied(one, [...path, String(index)]));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      checkText(name, path);
      return [name, tidied(one, [...path, name])];
    }),
  );
}

/** PostgreSQL stores neither a NUL character nor a surrogate in text. */
function checkText(text: string, path: readonly string[]): void {
  const field = path.join('.');
  if (text.includes('\0')) throw new RecordRefusal({ code: 'nul', field });
  if (!isStreamSafe(text)) throw new RecordRefusal({ code: 'combiningMarks', field });
  if (/\p{Surrogate}/u.test(text)) throw new RecordRefusal({ code: 'surrogate', field });
  if (controlCharacterRule(text, true) !== undefined) throw new RecordRefusal({ code: 'control', field });
}
