import type { z } from 'zod';

/** The value of a JSON text, or why it is none that can be imported. */
export function readJson(json: string): { readonly value: unknown } | { readonly refused: string } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return { refused: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  // PostgreSQL keeps none in text.
  if (json.includes(String.raw`\u0000`) || json.includes('\0')) return { refused: 'holds a NUL character' };
  return { value };
}

/**
 * What is wrong with a value that a schema refuses, by the name of its first field at fault.
 * @param what the name of a record as a whole, such as `a JobPosting object`
 */
export function complaint(error: z.ZodError, value: unknown, what: string): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'cannot be read';
  if (issue.code === 'unrecognized_keys') {
    return `${[...issue.path, issue.keys[0] ?? ''].map(String).join('.')}: is not known`;
  }
  const field = issue.path.map(String).join('.');
  if (field === '') return `is not ${what}`;
  if (typeof value === 'object' && value !== null && !(field in value) && !field.includes('.')) {
    return `${field}: is missing`;
  }
  const reason =
    issue.code === 'invalid_union' ? 'has the wrong form' : issue.message.replace(/^Invalid input: /, '');
  return `${field}: ${reason}`;
}
