import type { NextStep } from '@michi/api/job';
import { Agenda, type AgendaTone } from '@michi/design-system/agenda';
import { Card } from '@michi/design-system/card';
import { Text } from '@michi/design-system/text';
import type { TFunction } from 'i18next';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import type { Format } from '../../../shared/format/createFormat.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../../shared/format/useFormat.ts';
import { languageTags } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { comingDays } from '../comingDays.ts';
import { stepPath } from '../../../shared/ui/next-steps/nextStep.ts';
import { labelsOf } from '../nextSteps.ts';
import { MoreButton } from './MoreButton.tsx';

const tones: Readonly<Partial<Record<NextStep['kind'], AgendaTone>>> = {
  ATTEND_INTERVIEW: 'info',
  AWAIT_RESULT: 'warning',
};

/** What a day holds, and what its time means. */
const wordsOfDay = (
  { kind, dueAt, job }: NextStep,
  company: string,
  t: TFunction<'dashboard'>,
  format: Format,
) => {
  const time = format.time(dueAt);
  if (kind === 'ATTEND_INTERVIEW') {
    return { title: t('coming.interview', { company }), time: t('coming.from', { time }) };
  }
  return {
    title: t(`${labelsOf({ kind, job })}.coming`, { company }),
    time: t(kind === 'AWAIT_RESULT' ? 'coming.expected' : 'coming.due', { time }),
  };
};

export interface ComingCardProps {
  readonly steps: readonly NextStep[];
  /** Days in sight before the rest is asked for. */
  readonly shown: number;
}

/** Interviews, deadlines and expected results of the coming two weeks, day by day. */
export function ComingCard({ steps, shown }: ComingCardProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const format = useFormat();
  const timeZone = useContext(TimeZoneContext);
  const now = useContext(ClockContext)();
  const [isWhole, setWhole] = useState(false);
  const days = comingDays(steps, { now, timeZone, tag: languageTags[language] });
  const count = days.reduce((sum, day) => sum + day.steps.length, 0);
  return (
    <Card
      title={t('coming.title')}
      {...(days.length > shown && {
        footer: <MoreButton isWhole={isWhole} onChange={setWhole} count={count} />,
      })}
    >
      {days.length === 0 ? (
        <Text tone="soft">{t('coming.none')}</Text>
      ) : (
        <Agenda
          label={t('coming.title')}
          days={days
            .slice(0, isWhole ? days.length : shown)
            .map(({ date, weekday, day, isToday, newMonth, steps: due }) => ({
              date,
              weekday: isToday ? t('coming.today') : weekday,
              day,
              today: isToday,
              ...(newMonth !== null && { title: newMonth }),
              items: due.map((step) => {
                const company = pickBilingual(step.job.company, 'name', language);
                const { title, time } = wordsOfDay(step, company, t, format);
                return {
                  id: `${step.kind} ${step.applicationId ?? step.job.id}`,
                  title,
                  note: format.list([time, pickBilingual(step.job, 'title', language)]),
                  tone: tones[step.kind] ?? 'deadline',
                  link: <Link to={stepPath(step)} />,
                };
              }),
            }))}
        />
      )}
    </Card>
  );
}
