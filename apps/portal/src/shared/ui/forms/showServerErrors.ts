import type { TFunction } from 'i18next';
import { errorMessage, fieldErrors } from '../../errors/errorMessage.ts';
import { notify } from '../toasts/notify.ts';

/** The server's error of a field. */
export interface ServerFault {
  readonly name: string;
  readonly message: string;
}

/**
 * Shows why a form was refused: at each field the server names, under `root` for all of it, and in a red toast, which
 * is also announced.
 * @param names the fields of the form, named as in the contract
 * @param tell `setError` of the form
 * @param restate returns the form's own field name, or its own message, if they differ from the server's
 */
export const showServerErrors = <Name extends string>(
  error: unknown,
  names: readonly Name[],
  t: TFunction<'shared'>,
  tell: (name: Name | 'root', message: string) => void,
  restate: (fault: ServerFault) => ServerFault = (fault) => fault,
): void => {
  const elsewhere: string[] = [];
  for (const [field, words] of Object.entries(fieldErrors(error))) {
    const fault = restate({ name: field, message: words });
    const name = names.find((each) => each === fault.name);
    if (name === undefined) elsewhere.push(fault.message);
    else tell(name, fault.message);
  }
  // A message about no field of the form is still more specific than a general one.
  const message = elsewhere.length > 0 ? elsewhere.join(' ') : errorMessage(error, t);
  tell('root', message);
  notify.error(message);
};
