import type { z } from 'zod';

/**
 * Makes a string schema count characters as JSON Schema does, by code points (validation vocabulary, section 6.3): 👩
 * is one, where zod's own `max` counts two.
 * @param minimum fewest characters
 * @param maximum most characters
 * @public to the generated schemas
 */
export const characters =
  (minimum: number, maximum: number): z.core.CheckFn<string> =>
  (payload) => {
    const { value: input, issues } = payload;
    // Never more code points than units, never fewer than half: long texts are not taken apart.
    const count = input.length > 2 * maximum ? input.length : [...input].length;
    if (count < minimum)
      issues.push({ code: 'too_small', origin: 'string', minimum, inclusive: true, input });
    if (count > maximum) issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input });
  };
