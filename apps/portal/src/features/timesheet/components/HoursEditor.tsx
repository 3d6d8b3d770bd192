import type { Timesheet } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { DataGrid, dataGridCellId, type DataGridColumn } from '@michi/design-system/data-grid';
import { DescriptionList } from '@michi/design-system/description-list';
import { ErrorSummary } from '@michi/design-system/error-summary';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ianaTimeZone, dayIn } from '../../../shared/format/dates.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../../shared/format/useFormat.ts';
import { LinkButton } from '../../../shared/navigation/links.tsx';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import {
  isWeekend,
  clearWeek,
  copyWeekBefore,
  fillDown,
  cellKey,
  hoursFields,
  clockOf,
  totalOf,
  type HoursField,
  type DayState,
  type WorkingTime,
} from '../hours.ts';
import { toTimesheet } from '../timesheetAddress.ts';
import { useHours } from '../useHours.ts';
import { KeysNote, SaveBar } from './SaveBar.tsx';
import { WeekHead, type WeekFilling } from './WeekHead.tsx';

type Column = HoursField | 'working' | 'overtime';

const fillings = { copyBefore: copyWeekBefore, fillDown, clear: clearWeek } as const;

const figures = ({ workingMinutes, overtimeMinutes }: WorkingTime) => ({
  working: clockOf(workingMinutes),
  overtime: clockOf(overtimeMinutes),
});

/** The figures of a day; none for a day without work, or while its times cannot be counted. */
const figuresOf = (day: DayState) =>
  day.isCounted && day.workingMinutes > 0 ? figures(day) : { working: '-', overtime: '-' };

export function HoursEditor({ timesheet }: { readonly timesheet: Timesheet }) {
  const { t } = useTranslation('timesheet');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const now = useContext(ClockContext)();
  const today = dayIn(now, ianaTimeZone(useContext(TimeZoneContext)));
  const hours = useHours(timesheet);
  const [toSubmit, setToSubmit] = useState<number | 'all' | null>(null);
  const { month, faults } = hours;
  const stopping = faults.filter(({ hasStopped }) => hasStopped);
  const monthName = format.monthAndYear(`${timesheet.month}-01`);
  const grid = `hours-${timesheet.month}`;
  const columns = useColumns();
  // On a phone the other weeks are folded.
  const currentWeek =
    month.weeks.find(({ days }) => days.some(({ date }) => date === today)) ??
    month.weeks.find(({ isLocked }) => !isLocked);
  const openWeeks = month.weeks.filter(({ isLocked, hasHours }) => !isLocked && hasHours);

  const fill = (week: number, filling: WeekFilling) => {
    const texts = fillings[filling](month, week);
    if (Object.keys(texts).length === 0) notify.success(t('week.nothingToCopy'));
    else hours.write(texts, crypto.randomUUID());
  };
  const startSubmit = (what: number | 'all') => {
    if (hours.check()) setToSubmit(what);
  };
  const save = () => void hours.save();
  const errorsOf = (date: string) =>
    Object.fromEntries(
      faults.filter((each) => each.date === date).map(({ field, message }) => [field, message]),
    );
  const weeksToSubmit = openWeeks.filter(({ week }) => toSubmit === 'all' || week === toSubmit);

  return (
    <Stack gap="medium">
      <ErrorSummary
        title={shared('form.faults', { count: stopping.length })}
        errors={stopping.map(({ date, field, message }) => ({
          fieldId: dataGridCellId(grid, date, field),
          message: t('hours.fault', { day: format.date(date), field: t(`hours.${field}`), message }),
        }))}
        attempt={hours.attempt}
      />
      {hours.problem !== null && (
        <Alert tone="danger" silent>
          {hours.problem}
        </Alert>
      )}
      <ScreenOnly>
        <Text size="small" tone="soft">
          {t('hours.hint')}
        </Text>
      </ScreenOnly>
      <Card padding="none">
        <DataGrid<Column>
          id={grid}
          label={t('hours.label', { month: monthName })}
          rowHeading={t('hours.day')}
          columns={columns}
          groups={month.weeks
            .filter(({ days }) => days.length > 0)
            .map((week) => ({
              id: String(week.week),
              head: (
                <WeekHead
                  week={week}
                  onFill={(filling) => fill(week.week, filling)}
                  onSubmit={() => startSubmit(week.week)}
                />
              ),
              fold: { label: t('week.fold', { week: week.week }), isOpenAtFirst: week === currentWeek },
              rows: week.days.map((day) => ({
                id: day.date,
                head: format.date(day.date),
                ...(day.date === today && { note: t('hours.today') }),
                tone: isWeekend(day.date) ? 'soft' : 'plain',
                locked: week.isLocked,
                cells: { ...day.texts, ...figuresOf(day) },
                errors: errorsOf(day.date),
              })),
              totals: {
                label: t('hours.weekTotal', { week: week.week }),
                ...(week.isChanged && { note: t('notSaved') }),
                cells: figures(week),
              },
            }))}
          totals={{
            label: t('hours.monthTotal'),
            ...(month.isChanged && { note: t('notSaved') }),
            cells: figures(month),
          }}
          onValuesChange={(changes) => {
            const texts = changes.flatMap(({ row, column, value }): [string, string][] => {
              const field = hoursFields.find((each) => each === column);
              return field === undefined ? [] : [[cellKey(row, field), value]];
            });
            const [first] = texts;
            if (first === undefined) return;
            hours.write(Object.fromEntries(texts), texts.length === 1 ? first[0] : crypto.randomUUID());
          }}
          onLeave={(row, column) => {
            const field = hoursFields.find((each) => each === column);
            if (field !== undefined) hours.leave(row, field);
          }}
          onUndo={hours.undo}
          onSave={save}
        />
      </Card>
      <KeysNote />
      <ScreenOnly>
        <Card title={t('submit.allTitle')}>
          <Stack gap="small" align="start">
            <Text>
              {openWeeks.length > 0
                ? t('submit.open', { count: openWeeks.length })
                : month.weeks.some(({ hasHours }) => hasHours)
                  ? t('submit.done')
                  : t('submit.noHours')}
            </Text>
            {openWeeks.length > 0 && <Button onClick={() => startSubmit('all')}>{t('submit.all')}</Button>}
            {openWeeks.length === 0 && (
              <LinkButton size="small" to={toTimesheet({ month: timesheet.month, tab: 'expenses' })}>
                {t('submit.expenses')}
              </LinkButton>
            )}
          </Stack>
        </Card>
      </ScreenOnly>
      <SaveBar
        total={`${t('hours.monthTotal')} ${clockOf(month.workingMinutes)}`}
        unsaved={hours.unsaved === 0 ? null : t('hours.unsaved', { count: hours.unsaved })}
        canUndo={hours.canUndo}
        isSaving={hours.isSaving}
        onUndo={hours.undo}
        onSave={save}
      />

      {toSubmit !== null && (
        <SubmitDialog
          week={toSubmit === 'all' ? null : toSubmit}
          month={monthName}
          time={totalOf(weeksToSubmit)}
          isNotOver={weeksToSubmit.some(({ days }) => days.some(({ date }) => date >= today))}
          hasUnsaved={hours.unsaved > 0}
          onSubmit={() => hours.submit(toSubmit === 'all' ? null : toSubmit)}
          onClose={() => setToSubmit(null)}
        />
      )}
    </Stack>
  );
}

function useColumns(): readonly DataGridColumn<Column>[] {
  const { t } = useTranslation('timesheet');
  return useMemo(
    () => [
      ...(['start', 'finish', 'breakMinutes'] as const).map((id): DataGridColumn<Column> => ({
        id,
        label: t(`hours.${id}`),
        kind: 'entry',
        width: 'medium',
        inputMode: 'text',
      })),
      { id: 'working', label: t('hours.working'), kind: 'figure', width: 'medium' },
      { id: 'overtime', label: t('hours.overtime'), kind: 'figure', width: 'medium' },
      { id: 'comments', label: t('hours.comments'), kind: 'text' },
    ],
    [t],
  );
}

interface SubmitDialogProps {
  /** All weeks when null. */
  readonly week: number | null;
  /** Its name in the reader's language. */
  readonly month: string;
  readonly time: WorkingTime;
  /** Whether days of it are still to come. */
  readonly isNotOver: boolean;
  readonly hasUnsaved: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
}

function SubmitDialog({ week, month, time, isNotOver, hasUnsaved, onSubmit, onClose }: SubmitDialogProps) {
  const { t } = useTranslation('timesheet');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await onSubmit();
    onClose();
  };
  return (
    <OpenDialog
      size="small"
      onClose={onClose}
      title={week === null ? t('submit.allQuestion', { month }) : t('submit.weekQuestion', { week })}
      description={t('submit.locks')}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button
            variant="primary"
            working={isSending}
            workingLabel={t('submit.sending')}
            onClick={() => void send()}
          >
            {week === null ? t('submit.confirmAll') : t('submit.confirmWeek', { week })}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <DescriptionList
          layout="rows"
          items={[
            { term: t('submit.working'), value: clockOf(time.workingMinutes) },
            { term: t('submit.overtime'), value: clockOf(time.overtimeMinutes) },
          ]}
        />
        {isNotOver && (
          <Alert tone="warning" silent>
            {t('submit.notOver')}
          </Alert>
        )}
        {hasUnsaved && <Text tone="soft">{t('submit.savesFirst')}</Text>}
      </Stack>
    </OpenDialog>
  );
}
