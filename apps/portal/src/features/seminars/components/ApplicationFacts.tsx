import type { SeminarApplication } from '@michi/api/seminar';
import { DescriptionList, type Description } from '@michi/design-system/description-list';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';

/** When what happened to an application, and the reason given for applying. What has not happened is left out. */
export function ApplicationFacts({ application }: { readonly application: SeminarApplication }) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const { invitedAt, appliedAt, attendedAt, cancelledAt, cancelReason, reason } = application;
  const items: readonly Description[] = [
    { term: t('application.invited'), value: invitedAt && format.dateAndTime(invitedAt) },
    { term: t('application.applied'), value: appliedAt && format.dateAndTime(appliedAt) },
    { term: t('application.reason'), value: reason },
    { term: t('application.attended'), value: attendedAt && format.dateAndTime(attendedAt) },
    {
      term: t('application.cancelled'),
      value: cancelledAt && format.dateAndTime(cancelledAt),
      note: cancelReason === null ? t('application.lapsed') : labels(`declineReason.${cancelReason}`),
    },
  ];
  return <DescriptionList layout="rows" items={items.filter(({ value }) => value !== null)} />;
}
