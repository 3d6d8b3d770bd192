import { useShowAccount } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { SettingsBlock, SettingsRow } from '@michi/design-system/settings-section';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CreatePasswordOffer } from './CreatePasswordOffer.tsx';
import { Loaded } from './Loaded.tsx';
import { Section } from './Section.tsx';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const DeleteDialog = lazyDialog(() => import('./DeleteDialog.tsx'));

export function DeleteSection() {
  const { t } = useTranslation('settings');
  const account = useShowAccount();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="delete-account" tone="danger">
      <Loaded query={account} rows={1}>
        {({ email, hasPassword }) =>
          hasPassword ? (
            <>
              <SettingsRow
                label={t('delete.label')}
                note={t('delete.points.download')}
                actions={
                  <Button size="small" variant="dangerSolid" onClick={() => setOpen(true)}>
                    {t('delete.action')}
                  </Button>
                }
              />
              <Suspense fallback={null}>
                {isOpen && <DeleteDialog email={email} onClose={() => setOpen(false)} />}
              </Suspense>
            </>
          ) : (
            <SettingsBlock>
              <CreatePasswordOffer email={email} reason={t('delete.needsPassword')} />
            </SettingsBlock>
          )
        }
      </Loaded>
    </Section>
  );
}
