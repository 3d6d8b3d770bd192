import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Heading } from '@michi/design-system/heading';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Ellipsis, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { LazyMenu } from '../../../shared/ui/menu/LazyMenu.tsx';
import type { ShownWeek } from '../hours.ts';

export type WeekFilling = 'copyBefore' | 'fillDown' | 'clear';

export interface WeekHeadProps {
  readonly week: ShownWeek;
  readonly onFill: (filling: WeekFilling) => void;
  readonly onSubmit: () => void;
}

/** Name of the week, whether it is submitted, and actions on all of it. */
export function WeekHead({ week: { week, days, isLocked, submittedAt }, onFill, onSubmit }: WeekHeadProps) {
  const { t } = useTranslation('timesheet');
  const format = useFormat();
  const from = format.dayAndMonth(days[0]?.date ?? null);
  const to = format.dayAndMonth(days.at(-1)?.date ?? null);
  return (
    <Inline justify="between" gap="xsmall">
      <Stack gap="none">
        <Inline gap="xsmall">
          <Heading level={3}>{t('week.title', { week })}</Heading>
          <Text as="span" tone="soft" size="small" nowrap>
            {t('week.days', { from, to })}
          </Text>
          {isLocked ? (
            <Badge tone="success" icon={Lock}>
              {t('week.submitted')}
            </Badge>
          ) : (
            <Badge>{t('week.draft')}</Badge>
          )}
        </Inline>
        {isLocked && (
          <Text size="small" tone="soft">
            {t('week.locked', { date: format.dateAndTime(submittedAt) })}
          </Text>
        )}
      </Stack>
      {!isLocked && (
        <ScreenOnly>
          <Inline gap="xxsmall" wrap={false}>
            <Button size="small" onClick={onSubmit}>
              {t('week.submit', { week })}
            </Button>
            <LazyMenu trigger={<IconButton label={t('week.more', { week })} icon={Ellipsis} size="small" />}>
              {({ MenuItem }) => (
                <>
                  {week > 1 && (
                    <MenuItem note={t('week.copyBeforeNote')} onClick={() => onFill('copyBefore')}>
                      {t('week.copyBefore', { week: week - 1 })}
                    </MenuItem>
                  )}
                  <MenuItem note={t('week.fillDownNote')} onClick={() => onFill('fillDown')}>
                    {t('week.fillDown')}
                  </MenuItem>
                  <MenuItem onClick={() => onFill('clear')}>{t('week.clear')}</MenuItem>
                </>
              )}
            </LazyMenu>
          </Inline>
        </ScreenOnly>
      )}
    </Inline>
  );
}
