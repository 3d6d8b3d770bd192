import { Button } from '@michi/design-system/button';
import { Card, CardSection } from '@michi/design-system/card';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Steps } from '@michi/design-system/steps';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BackLink, LinkButton } from '../../shared/navigation/links.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { UniversityOnly } from '../../shared/ui/screen/UniversityOnly.tsx';
import {
  bookingSteps,
  changeChoice,
  readBookingAddress,
  stepBefore,
  toBookingAddress,
  type BookingChoice,
  type BookingStep,
} from './booking/booking.ts';
import { TimeStep, TopicStep, useChosenCounsellor, type StepProps } from './booking/ChoiceSteps.tsx';
import { ConfirmStep } from './booking/ConfirmStep.tsx';
import { useBookingDraft } from './booking/QuestionFields.tsx';
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
  const given = latest?.before === address ? latest.choice : written;
  const counsellor = useChosenCounsellor(given);
  const choice =
    counsellor === undefined || counsellor.style === 'BOTH' ? given : { ...given, style: counsellor.style };
  const stored = useBookingDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  const displayedStep = useRef(step);
  useEffect(() => {
    if (displayedStep.current === step) return;
    displayedStep.current = step;
    heading.current?.focus();
  }, [step]);

  const go = (next: BookingStep, changed: BookingChoice = choice) =>
    void navigate(toBookingAddress({ ...changed, step: next }));
  const before = stepBefore(step);
  const common: StepProps = {
    choice,
    onChange: (change) => {
      const changed = changeChoice(choice, change);
      setLatest({ before: address, choice: changed });
      void navigate(toBookingAddress({ ...changed, step }), { replace: true });
    },
  };
  const index = bookingSteps.indexOf(step);
  const question = (
    <Heading level={2} size="heading" focusable ref={heading}>
      {t(`question.${step}`)}
    </Heading>
  );
  return (
    <Stack gap="large">
      <Steps
        label={t('steps.label')}
        progress={t('steps.progress', { current: index + 1, total: bookingSteps.length })}
        steps={bookingSteps.map((id) => ({ id, label: t(`steps.${id}`) }))}
        current={index}
        doneLabel={t('steps.done')}
      />
      {step === 'topic' ? (
        // The rows reach the edges of the card, and their text stands below the question.
        <Card padding="none">
          <CardSection>{question}</CardSection>
          <TopicStep choice={choice} />
        </Card>
      ) : (
        <Card>
          <Stack gap="large">
            {question}
            {step === 'time' && <TimeStep {...common} />}
            {step === 'confirm' && <ConfirmStep {...common} stored={stored} onGo={go} />}
            {before !== null && (
              <Inline>
                <Button onClick={() => go(before)}>{t('steps.back')}</Button>
              </Inline>
            )}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
