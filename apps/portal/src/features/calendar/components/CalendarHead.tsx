import { Button } from '@michi/design-system/button';
import { Icon } from '@michi/design-system/icon';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { PageHeader } from '@michi/design-system/page-header';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { ChevronLeft, ChevronRight, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { views, type CalendarView } from '../calendarAddress.ts';

export interface CalendarHeadProps {
  /** The days that are shown, such as "November 2026". */
  readonly title: string;
  readonly zone: string;
  readonly view: CalendarView;
  readonly onView: (view: CalendarView) => void;
  readonly onBefore: () => void;
  readonly onToday: () => void;
  readonly onAfter: () => void;
}

/** The days shown, their time zone, the view, and buttons for other days and views. */
export function CalendarHead({ title, zone, view, onView, onBefore, onToday, onAfter }: CalendarHeadProps) {
  const { t } = useTranslation('calendar');
  return (
    <Stack gap="small">
      <PageHeader
        title={title}
        actions={
          <SegmentedControl
            label={t('views.label')}
            options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
            value={view}
            onValueChange={onView}
          />
        }
      />
      <Inline justify="between" gap="small">
        <Inline gap="xxsmall" wrap={false}>
          <IconButton
            icon={ChevronLeft}
            label={t('before')}
            variant="outline"
            size="small"
            onClick={onBefore}
          />
          <Button size="small" onClick={onToday}>
            {t('today')}
          </Button>
          <IconButton
            icon={ChevronRight}
            label={t('after')}
            variant="outline"
            size="small"
            onClick={onAfter}
          />
        </Inline>
        <Inline gap="xxsmall" wrap={false} align="start">
          <Icon icon={Globe} size="small" />
          <Text as="span" size="small" tone="soft">
            {t('zone', { zone })}
          </Text>
        </Inline>
      </Inline>
    </Stack>
  );
}
