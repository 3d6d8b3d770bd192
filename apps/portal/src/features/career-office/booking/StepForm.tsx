import { Button } from '@michi/design-system/button';
import { Divider } from '@michi/design-system/divider';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingChoice } from './bookingAddress.ts';

/** Properties of every step of booking. */
export interface StepProps {
  readonly choice: BookingChoice;
  /** Keeps a choice in the address, without going on. */
  readonly onChange: (change: Partial<BookingChoice>) => void;
  readonly onNext: () => void;
  readonly onBack?: () => void;
}

export interface StepFormProps {
  readonly onBack?: (() => void) | undefined;
  /** Continues, or reports what is missing; also called by Enter in a field. */
  readonly onSubmit: () => void;
  /** Label of the button; default "Next". */
  readonly submitLabel?: string;
  readonly isWorking?: boolean;
  readonly children: ReactNode;
}

/** A step of booking with its two buttons. The submit button is never disabled: it reports what is missing. */
export function StepForm({ onBack, onSubmit, submitLabel, isWorking = false, children }: StepFormProps) {
  const { t } = useTranslation('career-office');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWorking) onSubmit();
      }}
    >
      <Stack gap="large">
        {children}
        <Divider />
        <Inline justify="between" gap="small">
          {onBack === undefined ? (
            <span />
          ) : (
            <Button size="large" onClick={onBack}>
              {t('steps.back')}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            size="large"
            working={isWorking}
            workingLabel={t('confirm.working')}
          >
            {submitLabel ?? t('steps.next')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
