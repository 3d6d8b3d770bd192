import type { TFunction } from 'i18next';
import { errorMessage, fieldErrors } from '../errors/errorMessage.ts';
import { notify } from '../toasts/notify.ts';

/**
 * Says why a form was not taken: beside each field the server names, under `root` for all of it, and in a red toast, which also
 * says it aloud.
 * @param names the fields of the form, named as in the contract
 * @param tell `setError` of the form
 */
export const tellFailure = <Name extends string>(
  error: unknown,
  names: readonly Name[],
  t: TFunction<'shared'>,
  tell: (name: Name | 'root', message: string) => void,
): void => {
  const message = errorMessage(error, t);
  for (const [field, words] of Object.entries(fieldErrors(error))) {
    const name = names.find((each) => each === field);
    if (name !== undefined) tell(name, words);
  }
  tell('root', message);
  notify.error(message);
};
