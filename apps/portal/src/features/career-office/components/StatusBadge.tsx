import type { CounsellingStatus } from '@michi/api/university';
import { Badge, type BadgeTone } from '@michi/design-system/badge';
import { CalendarCheck2, CircleCheck, CircleSlash2, CircleX, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const looks: Readonly<Record<CounsellingStatus, { readonly tone: BadgeTone; readonly icon: LucideIcon }>> = {
  BOOKED: { tone: 'brand', icon: CalendarCheck2 },
  ATTENDED: { tone: 'success', icon: CircleCheck },
  MISSED: { tone: 'warning', icon: CircleX },
  CANCELLED: { tone: 'neutral', icon: CircleSlash2 },
};

export function StatusBadge({ status }: { readonly status: CounsellingStatus }) {
  const { t } = useTranslation('career-office');
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </Badge>
  );
}
