import { Card } from '@michi/design-system/card';
import { Heading } from '@michi/design-system/heading';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Steps } from '@michi/design-system/steps';
import { useEffect, useRef, useState, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ClockContext, useTimeZone } from '../../shared/format/useFormat.ts';
import { dayIn } from '../../shared/format/dates.ts';
import { BackLink, LinkButton } from '../../shared/navigation/links.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { UniversityOnly } from '../../shared/ui/screen/UniversityOnly.tsx';
import {
  bookingSteps,
  changeChoice,
  readBookingAddress,
  stepAfter,
  stepBefore,
  toBookingAddress,
  slotParams,
  type BookingChoice,
  type BookingStep,
} from './booking/booking.ts';
import {
  CounsellorStep,
  StyleStep,
  TopicStep,
  StepForm,
  useMissing,
  type StepProps,
} from './booking/ChoiceSteps.tsx';
import { ConfirmStep } from './booking/ConfirmStep.tsx';
import { QuestionStep, useBookingDraft } from './booking/QuestionStep.tsx';
import { SlotPicker } from './booking/SlotPicker.tsx';
import { ClosedAlert, useClosedMessage, useRules } from './components/BookingRules.tsx';

/** Booking an appointment, step by step. */
export function Component() {
  const { t } = useTranslation('career-office');
  return (
    <UniversityOnly title={t('book')}>
      <Booking />
    </UniversityOnly>
  );
}

function Booking() {
  const { t } = useTranslation('career-office');
  const closed = useClosedMessage(useRules());
  return (
    <Stack gap="large">
      <PageHeader title={t('book')} back={<BackLink to={paths.careerOffice}>{t('title')}</BackLink>} />
      {closed === null ? (
        <BookingForm />
      ) : (
        <ClosedAlert
          closed={closed}
          actions={
            <LinkButton size="small" to={paths.careerOffice}>
              {t('closed.action')}
            </LinkButton>
          }
        />
      )}
    </Stack>
  );
}

/** The steps of booking. Choices are kept in the URL, typed text in a draft. */
function BookingForm() {
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
  const displayedStep = useRef(step);
  useEffect(() => {
    if (displayedStep.current === step) return;
    displayedStep.current = step;
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
