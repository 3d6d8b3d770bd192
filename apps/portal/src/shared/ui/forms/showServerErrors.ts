import type { TFunction } from 'i18next';
import { errorMessage, fieldErrors } from '../../errors/errorMessage.ts';
import { notify } from '../toasts/notify.ts';

export interface ServerFault {
  readonly name: string;
  readonly message: string;
}

/**
 * Shows the errors of a rejected form: at the fields that the server names, otherwise under `root`; a red toast announces
 * them.
 * @param names the contract's names of the fields
 * @param restate returns the form's own field name or message if it differs from the server's
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
  // Errors of other fields are still more specific than a general message.
  const message = elsewhere.length > 0 ? elsewhere.join(' ') : errorMessage(error, t);
  tell('root', message);
  notify.error(message);
};
