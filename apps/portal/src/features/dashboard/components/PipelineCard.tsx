import type { StudentJobSummary } from '@michi/api/job';
import { Badge, type BadgeTone } from '@michi/design-system/badge';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { PipelineRibbon } from '@michi/design-system/pipeline-ribbon';
import { Stack } from '@michi/design-system/stack';
import { Divider } from '@michi/design-system/divider';
import type { TFunction } from 'i18next';
import { Hourglass } from 'lucide-react';
import { useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from '../../../shared/format/createFormat.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { awaitedOf, stepsByMeaning } from '../nextSteps.ts';
import { TableToggle, type FigureView } from './TableToggle.tsx';

type PipelineStop = StudentJobSummary['stops'][number];

interface Note {
  readonly note: string;
  readonly noteTone: BadgeTone;
}

/** Note of a stop; null without one. */
const noteOf = (
  { stage, current, owed, waiting, nextAt, nextKind }: PipelineStop,
  t: TFunction<'dashboard'>,
  format: Format,
): Note | null => {
  const date = nextAt === null ? null : format.date(nextAt);
  if (owed > 0) {
    const isOffer = stage === 'OFFERED' && date !== null;
    return {
      note: isOffer ? t('pipeline.respondBy', { date }) : t('pipeline.owed', { count: owed }),
      noteTone: 'deadline',
    };
  }
  if (stage === 'INTERVIEW_ACCEPTED' && current > 0) {
    return {
      note:
        date === null || nextKind === null || nextKind === 'ANSWER'
          ? t('pipeline.underWay', { count: current })
          : t(`pipeline.underWayNext.${nextKind}`, { count: current, date }),
      noteTone: 'info',
    };
  }
  return waiting === 0 ? null : { note: t('pipeline.waiting', { count: waiting }), noteTone: 'neutral' };
};

export interface PipelineCardProps {
  readonly summary: StudentJobSummary;
  /** Where the period is chosen, if not above the page. */
  readonly periodMenu?: ReactNode;
  /** Compact layout: omits the line about the period, and puts the link to the table below. */
  readonly isPhone: boolean;
}

/** Stages of the applications in the period: the ribbon with its stops, or a table. */
export function PipelineCard({ summary, periodMenu, isPhone }: PipelineCardProps) {
  const { t } = useTranslation('dashboard');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const [view, setView] = useState<FigureView>('picture');
  const { period, from, to, stops, recommended, unlucky, withdrawn, nextSteps } = summary;
  const { late } = stepsByMeaning(nextSteps, useContext(ClockContext)());
  const lateAnswers = late.filter(({ job }) => awaitedOf(job) === 'ANSWER').length;
  const lateResults = late.length - lateAnswers;
  const isShort = period === 'THIS_WEEK' || period === 'THIS_MONTH';
  const nameDay = isShort ? format.dayAndMonth : format.monthAndYear;
  const reached = t('pipeline.reached', { from: nameDay(from), to: nameDay(to) });
  const toggle = <TableToggle view={view} onChange={setView} />;
  return (
    <Card
      title={t('pipeline.title')}
      headerEnd={
        isPhone ? (
          periodMenu
        ) : (
          <>
            {reached}
            {toggle}
          </>
        )
      }
    >
      <Stack gap="medium">
        <PipelineRibbon
          view={view}
          words={{
            caption: reached,
            stage: t('pipeline.stage'),
            count: t('pipeline.count'),
            note: t('pipeline.note'),
          }}
          stages={stops.map((stop) => ({
            id: stop.stage,
            // Jobs and internships are counted together, and an internship is no offer of employment.
            label: stop.stage === 'OFFERED' ? t('pipeline.offered') : labels(`stage.${stop.stage}`),
            count: stop.reached,
            ...noteOf(stop, t, format),
          }))}
        />
        <Divider />
        <Inline justify="between">
          <Inline gap="xsmall">
            {recommended > 0 && (
              <Badge tone="accent" glyph="ring">
                {t('pipeline.recommended', { count: recommended })}
              </Badge>
            )}
            {lateResults > 0 && (
              <Badge tone="warning" icon={Hourglass}>
                {t('pipeline.lateResults', { count: lateResults })}
              </Badge>
            )}
            {lateAnswers > 0 && (
              <Badge tone="warning" icon={Hourglass}>
                {t('pipeline.lateAnswers', { count: lateAnswers })}
              </Badge>
            )}
            <Badge tone="neutral" glyph="cross">
              {t('pipeline.unlucky', { count: unlucky })}
            </Badge>
            <Badge tone="outline" glyph="slash">
              {t('pipeline.withdrawn', { count: withdrawn })}
            </Badge>
          </Inline>
          {isPhone && toggle}
        </Inline>
      </Stack>
    </Card>
  );
}
