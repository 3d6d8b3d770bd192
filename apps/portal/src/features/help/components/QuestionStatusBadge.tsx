import type { QuestionStatus } from '@michi/api/common';
import { Badge, type BadgeProps } from '@michi/design-system/badge';
import { useTranslation } from 'react-i18next';

const looks: Readonly<Record<QuestionStatus, Pick<BadgeProps, 'tone' | 'glyph'>>> = {
  OPEN: { tone: 'info', glyph: 'ring' },
  ANSWERED: { tone: 'success', glyph: 'tick' },
  CLOSED: { tone: 'neutral', glyph: 'minus' },
};

export function QuestionStatusBadge({ status }: { readonly status: QuestionStatus }) {
  const { t } = useTranslation('help');
  return <Badge {...looks[status]}>{t(`questions.status.${status}`)}</Badge>;
}
