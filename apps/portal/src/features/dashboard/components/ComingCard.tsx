import type { Language } from '@michi/api/session';
import { Agenda, type AgendaDay, type AgendaTone } from '@michi/design-system/agenda';
import { Card } from '@michi/design-system/card';
import { Link as TextLink } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import type { TFunction } from 'i18next';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Format } from '../../../shared/format/createFormat.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../../shared/format/useFormat.ts';
import { languageTags } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { stepPath, type AnyStep } from '../../../shared/ui/detail/nextStep.ts';
import { comingDays, laterDays, type ComingDay } from '../comingDays.ts';
import { applicationPath, labelsOf, stepId } from '../nextSteps.ts';
import { MoreButton } from './NextStepsCard.tsx';

const tones: Readonly<Partial<Record<AnyStep['kind'], AgendaTone>>> = {
  ATTEND_INTERVIEW: 'info',
  AWAIT_RESULT: 'warning',
};

/** What a day holds, what its time means where it has one, and what it is about. */
const textsOfStep = (
  step: AnyStep,
  language: Language,
  t: TFunction<'dashboard'>,
  format: Format,
): { readonly title: string; readonly time: string | null; readonly about: string } => {
  const time = format.time(step.dueAt);
  if ('seminar' in step) {
    return {
      title: t(`steps.${step.kind}.coming`, { seminar: pickBilingual(step.seminar, 'title', language) }),
      time: t('coming.due', { time }),
      about: pickBilingual(step.seminar.organizer, 'name', language),
    };
  }
  const { kind, job } = step;
  const company = pickBilingual(job.company, 'name', language);
  const about = pickBilingual(job, 'title', language);
  if (kind === 'ATTEND_INTERVIEW') {
    const isPostponed = job.application?.interview?.status === 'RESCHEDULE_REQUESTED';
    return {
      title: t(isPostponed ? 'coming.interviewPostponed' : 'coming.interview', { company }),
      time: t('coming.from', { time }),
      about,
    };
  }
  return {
    title: t(`${labelsOf({ kind, job })}.coming`, { company }),
    // The date was counted in days.
    time: kind === 'AWAIT_RESULT' ? null : t('coming.due', { time }),
    about,
  };
};

export interface ComingCardProps {
  readonly steps: readonly AnyStep[];
  /** Days in sight before the rest is asked for, if none of the rest has an application. */
  readonly limit: number;
}

/**
 * Interviews, deadlines and expected results of the coming two weeks, day by day, and below them the interviews and results
 * that come later; each leads to its application. The calendar, to which it leads, has seminars, appointments and courses
 * as well.
 */
export function ComingCard({ steps, limit }: ComingCardProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const format = useFormat();
  const timeZone = useContext(TimeZoneContext);
  const now = useContext(ClockContext)();
  const [isWhole, setWhole] = useState(false);
  const reader = { now, timeZone, tag: languageTags[language] };
  const days = comingDays(steps, reader);
  const later = laterDays(steps, reader);
  const last = days.findLastIndex((day) => day.steps.some((step) => applicationPath(step) !== undefined));
  const atFirst = Math.max(limit, last + 1);
  const count = days.reduce((sum, day) => sum + day.steps.length, 0);
  const agendaDay = ({
    date,
    weekday,
    day,
    isToday,
    newMonth,
    steps: due,
  }: ComingDay<AnyStep>): AgendaDay => ({
    date,
    weekday: isToday ? t('coming.today') : weekday,
    day,
    today: isToday,
    ...(newMonth !== null && { title: newMonth }),
    items: due.map((step) => {
      const { title, time, about } = textsOfStep(step, language, t, format);
      return {
        id: stepId(step),
        title,
        note: format.list([time, about]),
        tone: tones[step.kind] ?? 'deadline',
        link: <Link to={applicationPath(step) ?? stepPath(step)} />,
      };
    }),
  });
  return (
    <Card
      title={t('coming.title')}
      headerEnd={
        <TextLink asChild>
          <Link to={paths.calendar}>{t('coming.calendar')}</Link>
        </TextLink>
      }
      {...(days.length > atFirst && {
        footer: <MoreButton isWhole={isWhole} onChange={setWhole} count={count} />,
      })}
    >
      <Stack gap="medium">
        {days.length === 0 ? (
          <Text tone="soft">{t('coming.none')}</Text>
        ) : (
          <Agenda
            label={t('coming.title')}
            days={days.slice(0, isWhole ? days.length : atFirst).map(agendaDay)}
          />
        )}
        {later.length > 0 && (
          <Agenda
            label={t('coming.laterLabel')}
            days={later.map((day, index) => ({
              ...agendaDay(day),
              ...(index === 0 && { title: t('coming.later', { month: day.newMonth }) }),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
