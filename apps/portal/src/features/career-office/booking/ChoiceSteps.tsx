import { useListCounsellors, useShowCounsellor, type Counsellor } from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { Button } from '@michi/design-system/button';
import { ChoiceTiles } from '@michi/design-system/choice-tiles';
import { Divider } from '@michi/design-system/divider';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Landmark, Video, Users } from 'lucide-react';
import { useId, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { photoAddress } from '../../../shared/ui/files/fetchFile.ts';
import { Awaited, FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { topics, styles } from '../careerOfficeAddress.ts';
import { useCounsellorLabels } from '../useCounsellorLabels.ts';
import { anyone, type BookingChoice } from './booking.ts';

/** Topic of the appointment. With a counsellor chosen already, topics they do not offer are disabled. */
export function TopicStep({ choice, onChange, onNext, onBack }: StepProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const id = useId();
  const counsellor = useChosenCounsellor(choice);
  const { isMissing, tryNext } = useMissing(id, choice.topic !== null, onNext);
  return (
    <StepForm onBack={onBack} onSubmit={tryNext}>
      <ChoiceTiles
        id={id}
        label={t('question.topic')}
        labelHidden
        error={isMissing ? t('missing.topic') : undefined}
        value={choice.topic}
        onValueChange={(topic) => onChange({ topic })}
        options={topics.map((value) => {
          const isElsewhere = counsellor !== undefined && !counsellor.topics.includes(value);
          return {
            value,
            label: t(`topic.${value}`),
            note: isElsewhere
              ? t('notWith', { name: pickBilingual(counsellor, 'name', language) })
              : t(`topicNote.${value}`),
            disabled: isElsewhere,
          };
        })}
      />
    </StepForm>
  );
}

const icons = { ONLINE: Video, OFFLINE: Landmark } as const;

/** Format of the appointment. Formats that the chosen counsellor does not offer are disabled. */
export function StyleStep({ choice, onChange, onNext, onBack }: StepProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const id = useId();
  const counsellor = useChosenCounsellor(choice);
  const { isMissing, tryNext } = useMissing(id, choice.style !== null, onNext);
  return (
    <StepForm onBack={onBack} onSubmit={tryNext}>
      <ChoiceTiles
        id={id}
        label={t('question.style')}
        labelHidden
        error={isMissing ? t('missing.style') : undefined}
        value={choice.style}
        onValueChange={(style) => onChange({ style })}
        options={styles.map((value) => {
          const isElsewhere =
            counsellor !== undefined && counsellor.style !== 'BOTH' && counsellor.style !== value;
          return {
            value,
            label: t(`style.${value}`),
            note: isElsewhere
              ? t('notWith', { name: pickBilingual(counsellor, 'name', language) })
              : t(`styleNote.${value}`),
            leading: <Icon icon={icons[value]} />,
            disabled: isElsewhere,
          };
        })}
      />
    </StepForm>
  );
}

/** Most counsellors listed; the service sorts by soonest free time. */
const mostCounsellors = 100;

/** Choice of a counsellor who offers the topic and format, or of any free one. */
export function CounsellorStep({ choice, onChange, onNext, onBack }: StepProps) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const id = useId();
  const labelsOf = useCounsellorLabels();
  const { topic, style, counsellor: chosen } = choice;
  const { data, isError, refetch } = useListCounsellors({
    size: mostCounsellors,
    ...(topic !== null && { topic }),
    ...(style !== null && { style }),
  });
  const isOffered = chosen === anyone || (data?.data.some((counsellor) => counsellor.id === chosen) ?? false);
  const { isMissing, tryNext } = useMissing(id, chosen !== null && isOffered, onNext);
  if (data === undefined) {
    return isError ? (
      <FailedState plain size="card" level={3} title={t('counsellors.failed')} onTryAgain={refetch} />
    ) : (
      <Awaited isInCard level={3}>
        <SkeletonRows label={t('counsellors.loading')} count={3} />
      </Awaited>
    );
  }
  return (
    <StepForm onBack={onBack} onSubmit={tryNext}>
      <ChoiceTiles
        id={id}
        label={t('question.counsellor')}
        labelHidden
        fill="large"
        error={isMissing ? t('missing.counsellor') : undefined}
        {...(data.data.length === 0 && { hint: t('nobodyHelps') })}
        value={isOffered ? chosen : null}
        onValueChange={(counsellor) => onChange({ counsellor })}
        options={[
          {
            value: anyone,
            label: t('anyone'),
            note: t('anyoneNote'),
            leading: <Icon icon={Users} size="large" />,
          },
          ...data.data.map((counsellor) => {
            const { name, position, languages, next } = labelsOf(counsellor);
            return {
              value: counsellor.id,
              label: name,
              note: (
                <>
                  {format.list([position, languages])}
                  <br />
                  {next}
                </>
              ),
              leading: <Avatar name={name} seed={counsellor.id} src={photoAddress(counsellor.photoUrl)} />,
            };
          }),
        ]}
      />
    </StepForm>
  );
}

/** Properties of every step of booking. */
export interface StepProps {
  readonly choice: BookingChoice;
  /** Keeps a choice in the address, without going on. */
  readonly onChange: (change: Partial<BookingChoice>) => void;
  readonly onNext: () => void;
  readonly onBack?: () => void;
}

interface StepFormProps {
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

/** Whether the step was submitted without a choice, and how to submit it. */
interface Missing {
  /** True after a submit without a choice, until one is made. */
  readonly isMissing: boolean;
  readonly tryNext: () => void;
}

/** Continues if something is chosen; otherwise focuses the first choice of the group with this id. */
export const useMissing = (id: string, isChosen: boolean, onNext: () => void): Missing => {
  const [tries, setTries] = useState(0);
  const handled = useRef(0);
  useEffect(() => {
    if (tries === handled.current) return;
    handled.current = tries;
    document.getElementById(id)?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
  }, [tries, id]);
  return {
    isMissing: tries > 0 && !isChosen,
    tryNext: () => {
      if (isChosen) onNext();
      else setTries((count) => count + 1);
    },
  };
};

/** The chosen counsellor; undefined for anyone, and while loading. */
export const useChosenCounsellor = ({ counsellor }: BookingChoice): Counsellor | undefined => {
  const id = counsellor === null || counsellor === anyone ? '' : counsellor;
  return useShowCounsellor(id, { query: { enabled: id !== '' } }).data?.counsellor;
};
