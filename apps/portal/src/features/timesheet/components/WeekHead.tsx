import { Alert } from '@michi/design-system/alert';
import { Badge, type BadgeProps } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Heading } from '@michi/design-system/heading';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { Menu, MenuItem } from '@michi/design-system/menu';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Check, Ellipsis, Lock, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { StateNews } from '../../../shared/ui/screen/StateNews.tsx';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import type { WeekState } from '../hours.ts';

export type WeekFilling = 'copyBefore' | 'fillDown' | 'clear';

export interface WeekHeadProps {
  readonly week: WeekState;
  readonly onFill: (filling: WeekFilling) => void;
  readonly onSubmit: () => void;
}

const badges: Readonly<Record<WeekState['status'], Pick<BadgeProps, 'tone' | 'icon'>>> = {
  DRAFT: {},
  SUBMITTED: { tone: 'info', icon: Lock },
  APPROVED: { tone: 'success', icon: Check },
  SENT_BACK: { tone: 'warning', icon: Undo2 },
};

/** The week's name and status, why it was sent back, and actions on the whole week. */
export function WeekHead({ week: state, onFill, onSubmit }: WeekHeadProps) {
  const { week, days, hasHours, isLocked, status, submittedAt, decidedAt } = state;
  const { t } = useTranslation('timesheet');
  const { language } = useLanguage();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  // Submitting removes its own button.
  useLostFocus(title, status);
  const from = format.dayAndMonth(days[0]?.date ?? null);
  const to = format.dayAndMonth(days.at(-1)?.date ?? null);
  return (
    <Inline justify="between" gap="xsmall">
      <Stack gap={status === 'SENT_BACK' ? 'xsmall' : 'none'}>
        <Inline gap="xsmall">
          <Heading ref={title} level={3} focusable>
            {t('week.title', { week })}
          </Heading>
          <Text as="span" tone="soft" size="small" nowrap>
            {t('week.days', { from, to })}
          </Text>
          {(hasHours || status !== 'DRAFT') && (
            <Badge {...badges[status]}>{t(`week.status.${status}`)}</Badge>
          )}
          <StateNews state={status}>
            {format.list([t('week.title', { week }), t(`week.status.${status}`)])}
          </StateNews>
        </Inline>
        {isLocked && (
          <Text size="small" tone="soft">
            {status === 'APPROVED'
              ? t('week.approved', { date: format.dateAndTime(decidedAt) })
              : t('week.locked', { date: format.dateAndTime(submittedAt) })}
          </Text>
        )}
        {status === 'SENT_BACK' && (
          <Alert tone="warning" silent title={t('week.sentBack', { date: format.dateAndTime(decidedAt) })}>
            <Text preserveLines>{pickBilingual(state, 'reason', language)}</Text>
          </Alert>
        )}
      </Stack>
      {!isLocked && (
        <ScreenOnly>
          <Inline gap="xxsmall" wrap={false}>
            {hasHours && (
              <Button size="small" onClick={onSubmit}>
                {status === 'SENT_BACK' ? t('week.submitAgain', { week }) : t('week.submit', { week })}
              </Button>
            )}
            <Menu trigger={<IconButton label={t('week.more', { week })} icon={Ellipsis} size="small" />}>
              {week > 1 && (
                <MenuItem note={t('week.copyBeforeNote')} onClick={() => onFill('copyBefore')}>
                  {t('week.copyBefore', { week: week - 1 })}
                </MenuItem>
              )}
              <MenuItem note={t('week.fillDownNote')} onClick={() => onFill('fillDown')}>
                {t('week.fillDown')}
              </MenuItem>
              <MenuItem onClick={() => onFill('clear')}>{t('week.clear')}</MenuItem>
            </Menu>
          </Inline>
        </ScreenOnly>
      )}
    </Inline>
  );
}
