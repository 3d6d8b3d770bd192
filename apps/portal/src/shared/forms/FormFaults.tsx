import { Alert } from '@michi/design-system/alert';
import { ErrorSummary } from '@michi/design-system/error-summary';
import { useTranslation } from 'react-i18next';

/** What is wrong with one field, or with all of the form. */
interface Fault {
  readonly message?: string | undefined;
}

export interface FormFaultsProps<Name extends string> {
  /** The fields, in the order in which they stand. */
  readonly names: readonly Name[];
  /** The `errors` of the form. */
  readonly errors: Readonly<Partial<Record<Name | 'root', Fault>>>;
  /** Id of a field, for the summary to lead to. */
  readonly idOf: (name: Name) => string;
  /** How often the form was sent; the summary takes the focus each time. */
  readonly attempt: number;
}

/**
 * Above a form: the fields that need attention, or, when it is none of them, why the form was not taken. A toast says that
 * aloud.
 */
export function FormFaults<Name extends string>({ names, errors, idOf, attempt }: FormFaultsProps<Name>) {
  const { t } = useTranslation('shared');
  const faults = names.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: idOf(name), message }];
  });
  const whole = errors.root?.message;
  return (
    <>
      <ErrorSummary title={t('form.faults', { count: faults.length })} errors={faults} attempt={attempt} />
      {whole !== undefined && faults.length === 0 && (
        <Alert tone="danger" silent>
          {whole}
        </Alert>
      )}
    </>
  );
}
