import { Button } from '@michi/design-system/button';
import { Heading } from '@michi/design-system/heading';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { monthAfter } from '../month.ts';
import { toTimesheet, type TimesheetAddress } from '../timesheetAddress.ts';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

export interface MonthBarProps {
  readonly address: TimesheetAddress;
  /** `YYYY-MM`. */
  readonly thisMonth: string;
}

export function MonthBar({ address: { month, tab }, thisMonth }: MonthBarProps) {
  const { t } = useTranslation('timesheet');
  const format = useFormat();
  const words = (of: string) => format.monthAndYear(`${of}-01`);
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <Inline justify="between">
      <Heading level={2} size="heading">
        {words(month)}
      </Heading>
      <ScreenOnly>
        <nav aria-label={t('month.label')}>
          <Inline gap="xsmall">
            {before !== null && (
              <Button asChild size="small" icon={ChevronLeft}>
                <Link to={toTimesheet({ month: before, tab })}>{words(before)}</Link>
              </Button>
            )}
            {month !== thisMonth && (
              <LinkButton size="small" to={toTimesheet({ month: thisMonth, tab })}>
                {t('month.this')}
              </LinkButton>
            )}
            {after !== null && (
              <LinkButton size="small" to={toTimesheet({ month: after, tab })}>
                {words(after)}
                <Icon icon={ChevronRight} size="small" />
              </LinkButton>
            )}
          </Inline>
        </nav>
      </ScreenOnly>
    </Inline>
  );
}
