import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { dayIn } from '../../../shared/format/zonedTime.ts';
import { slotParams } from './slotParams.ts';
import { SlotPicker } from './SlotPicker.tsx';
import { StepForm } from './StepForm.tsx';
import type { StepProps } from './StepProps.ts';
import { useMissing } from './useMissing.ts';

/** The day and the time. */
export function TimeStep({ choice, onChange, onNext, onBack }: StepProps) {
  const { t } = useTranslation('career-office');
  const now = useContext(ClockContext);
  const { timeZone } = useTimeZone(now());
  const id = useId();
  const { slot, day } = choice;
  const { isMissing, tryNext } = useMissing(id, slot !== null, onNext);
  return (
    <StepForm onBack={onBack} onSubmit={tryNext}>
      <SlotPicker
        id={id}
        params={slotParams(choice)}
        day={day ?? (slot === null ? null : dayIn(slot, timeZone))}
        onDayChange={(chosen) => onChange({ day: chosen, slot: null })}
        slot={slot}
        onSlotChange={(startsAt) => onChange({ day: dayIn(startsAt, timeZone), slot: startsAt })}
        error={isMissing ? t('slots.choose') : undefined}
      />
    </StepForm>
  );
}
