import type { TFunction } from 'i18next';
import { errorMessage, fieldErrors } from '../../errors/errorMessage.ts';
import { notify } from '../toasts/notify.ts';

/** What the server says of a field. */
export interface ServerFault {
  readonly name: string;
  readonly message: string;
}

/**
 * Says why a form was not taken: beside each field the server names, under `root` for all of it, and in a red toast, which also
 * says it aloud.
 * @param names the fields of the form, named as in the contract
 * @param tell `setError` of the form
 * @param restate gives the form's own name of a field, or its own words, where they differ from the server's
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
  // What is said of no field of the form still says more than that something is wrong.
  const message = elsewhere.length > 0 ? elsewhere.join(' ') : errorMessage(error, t);
  tell('root', message);
  notify.error(message);
};
