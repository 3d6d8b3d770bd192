import type { NextStep } from '@michi/api/job';
import { Agenda, type AgendaTone } from '@michi/design-system/agenda';
import { Card } from '@michi/design-system/card';
import { Text } from '@michi/design-system/text';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/bilingual/pickBilingual.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../../shared/format/useFormat.ts';
import { languageTags } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { comingDays } from '../comingDays.ts';
import { placeOf } from '../../../shared/next-steps/nextStep.ts';
import { wordsOf } from '../nextSteps.ts';
import { MoreButton } from './MoreButton.tsx';

const toneOf = ({ kind }: NextStep): AgendaTone => (kind === 'AWAIT_RESULT' ? 'warning' : 'deadline');

export interface ComingCardProps {
  readonly steps: readonly NextStep[];
  /** Days in sight before the rest is asked for. */
  readonly shown: number;
}

/** Deadlines and expected results of the coming two weeks, day by day. */
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
              ...(newMonth !== null && { heading: newMonth }),
              items: due.map((step) => ({
                id: `${step.kind} ${step.applicationId ?? step.job.id}`,
                title: t(`${wordsOf(step)}.coming`, {
                  company: pickBilingual(step.job.company, 'name', language),
                }),
                note: format.list([
                  t(step.kind === 'AWAIT_RESULT' ? 'coming.expected' : 'coming.due', {
                    time: format.time(step.dueAt),
                  }),
                  pickBilingual(step.job, 'title', language),
                ]),
                tone: toneOf(step),
                link: <Link to={placeOf(step)} />,
              })),
            }))}
        />
      )}
    </Card>
  );
}
