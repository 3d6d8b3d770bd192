import { Checkbox } from '@michi/design-system/checkbox';
import { Link } from '@michi/design-system/link';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import type { ComponentProps } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';

/** Opens in a new tab, so that typed passwords are not lost. */
const ToText = ({ href, children }: { readonly href: string; readonly children?: string }) => {
  const { t } = useTranslation('shared');
  return (
    <Link href={href} target="_blank" underline="always">
      {children}
      <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
    </Link>
  );
};

export function TermsConsent(props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'required'>) {
  const { t } = useTranslation('auth');
  return (
    <Checkbox
      {...props}
      required
      label={
        <Trans
          t={t}
          i18nKey="terms.agree"
          components={{ terms: <ToText href={paths.terms} />, privacy: <ToText href={paths.privacy} /> }}
        />
      }
    />
  );
}
