import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { colon } from '../private/colon.ts';
import { faults, mark, summary, summaryTitle } from './ErrorSummary.css.ts';

/** An error and its field. */
export interface FieldFault {
  /** The `id` given to the field or group. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** Number of errors, as a sentence. */
  title: string;
  /** In the order of the fields; nothing is shown without errors. */
  errors: readonly FieldFault[];
  /** Number of submit attempts, such as `submitCount`; each failed one moves the focus here. */
  attempt?: number | undefined;
}

/** Target of a link: the field, or in a group its selected or first option. */
const focusable = (field: HTMLElement): HTMLElement =>
  field instanceof HTMLFieldSetElement
    ? (field.querySelector<HTMLElement>('input:checked') ??
      field.querySelector<HTMLElement>('input') ??
      field)
    : field;

/** Ids of fields whose message is that of another field too. */
const fieldsOfRepeated = (errors: readonly FieldFault[]): readonly string[] =>
  errors
    .filter(({ fieldId, message }) =>
      errors.some((other) => other.fieldId !== fieldId && other.message === message),
    )
    .map(({ fieldId }) => fieldId);

/** The labels of fields with a colon, one per line. */
const labelsOf = (fieldIds: readonly string[]): string =>
  fieldIds
    .map((id) => document.getElementById(`${id}-label`)?.textContent ?? '')
    .map((label) => (label === '' ? '' : `${label}${colon()}`))
    .join('\n');

/** No event reports a changed label; it is read at the next render. */
const unwatched = () => () => undefined;

/**
 * Lists the errors of a form above it, with links to the fields, and takes the focus. Messages that several fields
 * share are prefixed with their labels.
 */
export const ErrorSummary = ({ title, errors, attempt = 0 }: ErrorSummaryProps) => {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const repeated = fieldsOfRepeated(errors);
  const labels = useSyncExternalStore(
    unwatched,
    () => labelsOf(repeated),
    // During prerendering there is no document, and no error.
    () => '',
  );
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  const goTo = (event: MouseEvent, fieldId: string) => {
    const field = document.getElementById(fieldId);
    if (field === null) return;
    // Without changing the address.
    event.preventDefault();
    const target = focusable(field);
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'center' });
  };
  const textOf = ({ fieldId, message }: FieldFault): string => {
    const label = labels.split('\n')[repeated.indexOf(fieldId)] ?? '';
    return `${label}${message}`;
  };
  return (
    <div ref={box} role="group" aria-labelledby={titleId} tabIndex={-1} className={summary}>
      <span className={mark}>
        <Icon icon={CircleAlert} />
      </span>
      <p id={titleId} className={summaryTitle}>
        {title}
      </p>
      <ul className={faults}>
        {errors.map((fault) => (
          <li key={fault.fieldId}>
            <Link
              href={`#${fault.fieldId}`}
              tone="text"
              underline="always"
              onClick={(event) => goTo(event, fault.fieldId)}
            >
              {textOf(fault)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
