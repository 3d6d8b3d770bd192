import type { CalendarEvent } from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { DescriptionList } from '@michi/design-system/description-list';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { dayIn } from '../../../shared/format/zonedTime.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { OutsideLink } from '../../../shared/ui/text/OutsideLink.tsx';
import { safeNext } from '../../../shared/navigation/paths.ts';
import { titleOf } from '../eventTitles.ts';
import { useEventTimes } from '../useEventTimes.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

export interface EventDialogProps {
  readonly event: CalendarEvent;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** One event: title, time, place and people, and a link to its page. */
export function EventDialog({ event, timeZone, onClose }: EventDialogProps) {
  const { t } = useTranslation('calendar');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const times = useEventTimes()(event);
  const place = pickBilingual(event, 'place', language);
  // The service may be run by somebody else: only links within the portal are followed.
  const page = safeNext(event.path);
  const application = safeNext(event.applicationPath);
  return (
    <OpenDialog
      onClose={onClose}
      size="small"
      title={titleOf(event, language)}
      {...(page !== null && {
        footer: (
          <>
            {application !== null && application !== page && (
              <LinkButton to={application}>{labels('application.open')}</LinkButton>
            )}
            <LinkButton variant="primary" to={page}>
              {t('event.open')}
            </LinkButton>
          </>
        ),
      })}
    >
      <Stack gap="medium">
        <Inline gap="xsmall">
          <Badge tone="neutral">{labels(`calendarEventKind.${event.kind}`)}</Badge>
          {event.isUnanswered && <Badge tone="deadline">{t('event.waiting')}</Badge>}
        </Inline>
        <DescriptionList
          layout="rows"
          items={[
            {
              term: t('event.when'),
              value: format.longDate(dayIn(event.startsAt, timeZone)),
              note: times.whole ?? t('allDay'),
            },
            ...(event.organizer === null
              ? []
              : [{ term: t('event.with'), value: pickBilingual(event.organizer, 'name', language) }]),
            ...(event.style === null && place === null
              ? []
              : [
                  {
                    term: t('event.where'),
                    value: format.list([event.style === 'OFFLINE' ? null : t('event.online'), place]),
                    ...(event.link !== null && {
                      note: <OutsideLink href={event.link}>{t('event.join')}</OutsideLink>,
                    }),
                  },
                ]),
          ]}
        />
      </Stack>
    </OpenDialog>
  );
}
