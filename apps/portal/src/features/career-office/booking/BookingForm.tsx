import { Card } from '@michi/design-system/card';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { Steps } from '@michi/design-system/steps';
import { useEffect, useRef, useState, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  bookingSteps,
  changeChoice,
  readBookingAddress,
  stepAfter,
  stepBefore,
  toBookingAddress,
  type BookingChoice,
  type BookingStep,
} from './bookingAddress.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { CounsellorStep } from './CounsellorStep.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { StyleStep } from './StyleStep.tsx';
import { TopicStep } from './TopicStep.tsx';
import { useBookingDraft } from './useBookingDraft.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { dayIn } from '../../../shared/format/zonedTime.ts';
import { slotParams } from './slotParams.ts';
import { SlotPicker } from './SlotPicker.tsx';
import { StepForm, type StepProps } from './StepForm.tsx';
import { useMissing } from './useMissing.ts';

/** The steps of booking. Choices are kept in the URL, typed text in a draft. */
export function BookingForm() {
  const { t } = useTranslation('career-office');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { step, ...written } = readBookingAddress(query);
  const address = query.toString();
  // The address is updated a moment later; until then the latest choice is shown.
  const [latest, setLatest] = useState<{ readonly before: string; readonly choice: BookingChoice }>();
  const choice = latest?.before === address ? latest.choice : written;
  const stored = useBookingDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  const go = (next: BookingStep, given: BookingChoice = choice) =>
    void navigate(toBookingAddress({ ...given, step: next }));
  const before = stepBefore(step);
  const common: StepProps = {
    choice,
    onChange: (change) => {
      const changed = changeChoice(choice, change);
      setLatest({ before: address, choice: changed });
      void navigate(toBookingAddress({ ...changed, step }), { replace: true });
    },
    onNext: () => go(stepAfter(choice, step)),
    ...(before !== null && { onBack: () => go(before) }),
  };
  const index = bookingSteps.indexOf(step);
  return (
    <Stack gap="large">
      <Steps
        label={t('steps.label')}
        progress={t('steps.progress', { current: index + 1, total: bookingSteps.length })}
        steps={bookingSteps.map((id) => ({ id, label: t(`steps.${id}`) }))}
        current={index}
        doneLabel={t('steps.done')}
      />
      <Card>
        <Stack gap="large">
          <Heading level={2} size="heading" focusable ref={heading}>
            {t(`question.${step}`)}
          </Heading>
          {step === 'topic' && <TopicStep {...common} />}
          {step === 'style' && <StyleStep {...common} />}
          {step === 'counsellor' && <CounsellorStep {...common} />}
          {step === 'time' && <TimeStep {...common} />}
          {step === 'question' && <QuestionStep {...common} stored={stored} />}
          {step === 'confirm' && <ConfirmStep {...common} stored={stored} onGo={go} />}
        </Stack>
      </Card>
    </Stack>
  );
}

function TimeStep({ choice, onChange, onNext, onBack }: StepProps) {
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
