import type { CounsellingRules } from '@michi/api/university';
import { Link } from '@michi/design-system/link';
import { Trans, useTranslation } from 'react-i18next';

export interface FixedTextProps {
  /** Undefined while loading. */
  readonly rules: CounsellingRules | undefined;
}

/** Says that an appointment can no longer be changed here, and whom to call instead. */
export function FixedText({ rules }: FixedTextProps) {
  const { t } = useTranslation('career-office');
  const phone = rules?.officePhone ?? null;
  if (phone === null) return t('appointment.fixed');
  return (
    <Trans
      t={t}
      i18nKey="appointment.fixedCall"
      values={{ phone }}
      components={{ call: <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{null}</Link> }}
    />
  );
}
