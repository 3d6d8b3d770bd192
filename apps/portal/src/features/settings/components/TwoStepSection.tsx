import { useShowAccount, type Account } from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { SettingsRow } from '@michi/design-system/settings-section';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from './Loaded.tsx';
import { Section } from './Section.tsx';
import { VerificationMailButton } from './VerificationMailButton.tsx';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const TwoStepSetupDialog = lazyDialog(() => import('./TwoStepSetupDialog.tsx'));
const TwoStepOffDialog = lazyDialog(() => import('./TwoStepOffDialog.tsx'));
const NewCodesDialog = lazyDialog(() => import('./NewCodesDialog.tsx'));

/** With fewer recovery codes, their number is a warning. */
const fewCodes = 3;

/** Two-step sign-in: whether it is on, how to set it up, its recovery codes and how to turn it off. */
export function TwoStepSection() {
  const account = useShowAccount();
  // Kept here, as the rows change under an open dialog.
  const [open, setOpen] = useState<'set-up' | 'off' | 'codes'>();
  const close = () => setOpen(undefined);
  return (
    <Section id="two-step">
      <Loaded query={account} rows={1}>
        {(data) => (
          <>
            <TwoStepRows account={data} onOpen={setOpen} />
            <Suspense fallback={null}>
              {open === 'set-up' && <TwoStepSetupDialog account={data} onClose={close} />}
              {open === 'off' && <TwoStepOffDialog account={data} onClose={close} />}
              {open === 'codes' && <NewCodesDialog account={data} onClose={close} />}
            </Suspense>
          </>
        )}
      </Loaded>
    </Section>
  );
}

interface TwoStepRowsProps {
  readonly account: Account;
  readonly onOpen: (dialog: 'set-up' | 'off' | 'codes') => void;
}

function TwoStepRows({ account, onOpen }: TwoStepRowsProps) {
  const { t } = useTranslation('settings');
  const { email, isEmailVerified, isTwoStepOn, recoveryCodesLeft } = account;
  if (!isTwoStepOn) {
    return (
      <SettingsRow
        label={t('twoStep.status')}
        badge={<Badge>{t('twoStep.off')}</Badge>}
        note={t(isEmailVerified ? 'twoStep.offNote' : 'twoStep.verifyFirst')}
        actions={
          isEmailVerified ? (
            <Button size="small" onClick={() => onOpen('set-up')}>
              {t('twoStep.setUp')}
            </Button>
          ) : (
            <VerificationMailButton email={email} />
          )
        }
      />
    );
  }
  return (
    <>
      <SettingsRow
        label={t('twoStep.status')}
        badge={<Badge tone="success">{t('twoStep.on')}</Badge>}
        note={t('twoStep.onNote')}
        actions={
          <Button size="small" onClick={() => onOpen('off')}>
            {t('twoStep.turnOff')}
          </Button>
        }
      />
      <SettingsRow
        label={t('twoStep.codes')}
        badge={
          <Badge tone={recoveryCodesLeft < fewCodes ? 'warning' : 'neutral'}>
            {t('twoStep.codesLeft', { count: recoveryCodesLeft })}
          </Badge>
        }
        note={t('twoStep.codesNote')}
        actions={
          <Button size="small" onClick={() => onOpen('codes')}>
            {t('twoStep.newCodes')}
          </Button>
        }
      />
    </>
  );
}
