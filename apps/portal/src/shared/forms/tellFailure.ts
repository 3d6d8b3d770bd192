import type { TFunction } from 'i18next';
import { errorMessage, fieldErrors } from '../errors/errorMessage.ts';

/**
 * Says why a form was not taken: beside each field the server names, and under `root` for all of it.
 * @param names the fields of the form, named as in the contract
 * @param tell `setError` of the form
 * @returns the words for all of it, for a form that says them in a toast as well
 */
export const tellFailure = <Name extends string>(
  error: unknown,
  names: readonly Name[],
  t: TFunction<'shared'>,
  tell: (name: Name | 'root', message: string) => void,
): string => {
  const message = errorMessage(error, t);
  for (const [field, words] of Object.entries(fieldErrors(error))) {
    const name = names.find((each) => each === field);
    if (name !== undefined) tell(name, words);
  }
  tell('root', message);
  return message;
};
