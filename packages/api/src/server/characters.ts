import type { z } from 'zod';

/**
 * A check for the length of a string in code points, as in JSON Schema (validation, section 6.3): 👩 is one, where zod
 * counts two.
 * @public to the generated schemas
 */
export const characters =
  (minimum: number, maximum: number): z.core.CheckFn<string> =>
  (payload) => {
    const { value: input, issues } = payload;
    // There are at least half as many code points as units, so long texts are not split.
    const count = input.length > 2 * maximum ? input.length : [...input].length;
    if (count < minimum)
      issues.push({ code: 'too_small', origin: 'string', minimum, inclusive: true, input });
    if (count > maximum) issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input });
  };
