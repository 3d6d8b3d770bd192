import type { Seminar } from '@michi/api/seminar';
import { IconButton } from '@michi/design-system/icon-button';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { shareAndNotify } from '../../../shared/ui/share/shareAndNotify.ts';
import { toSeminar } from '../../../shared/navigation/paths.ts';

/** Passes a seminar on through the device's own sheet, or copies its link where there is none. */
export function ShareButton({ seminar }: { readonly seminar: Seminar }) {
  const { t } = useTranslation('seminars');
  const { language } = useLanguage();
  const title = pickBilingual(seminar, 'title', language);
  const share = async () => {
    const url = new URL(toSeminar(seminar.audience, seminar.id), globalThis.location.origin).href;
    await shareAndNotify(
      { title, url },
      { copied: t('share.copied'), failed: t('share.failed', { link: url }) },
    );
  };
  return (
    <IconButton
      variant="outline"
      icon={Share2}
      label={t('share.action', { title })}
      onClick={() => void share()}
    />
  );
}
