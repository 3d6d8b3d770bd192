import { Button } from '@michi/design-system/button';
import { Drawer } from '@michi/design-system/drawer';
import { Logo } from '@michi/design-system/logo';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { Stack } from '@michi/design-system/stack';
import { QrCode } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LanguageControl } from '../../shared/i18n/LanguageControl.tsx';
import { themeChoices, useTheme } from '../../shared/session/theme.ts';
import type { VisibleGroup } from './navigation.ts';
import { NavigationFoot, NavigationList } from './NavigationList.tsx';
import { lazyDialog } from '../../shared/ui/screen/lazyPart.tsx';

const StudentQrDialog = lazyDialog(() => import('../../shared/ui/student-qr/StudentQrDialog.tsx'));

export interface PhoneDrawerProps {
  readonly groups: readonly VisibleGroup[];
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/**
 * The whole navigation on a phone, with language and theme; a navigation closes it. It is loaded with the frame, since
 * it contains the sign-out, which must work without a network.
 */
export function PhoneDrawer({ groups, onClose, onSignOut }: PhoneDrawerProps) {
  const { t } = useTranslation('shared');
  const { pathname } = useLocation();
  const { t: labels } = useTranslation('labels');
  const [theme, setTheme] = useTheme();
  const [isShowingQr, setShowingQr] = useState(false);
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current !== pathname) onClose();
  }, [pathname, onClose]);
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<Logo />}
      closeLabel={t('actions.close')}
      footer={<NavigationFoot onSignOut={onSignOut} />}
    >
      <Stack gap="large">
        <NavigationList groups={groups} />
        <Button icon={QrCode} onClick={() => setShowingQr(true)}>
          {labels('studentQr.open')}
        </Button>
        <LanguageControl />
        <SegmentedControl
          label={t('theme.label')}
          size="small"
          options={themeChoices.map((value) => ({ value, label: t(`theme.${value}`) }))}
          value={theme}
          onValueChange={setTheme}
        />
      </Stack>
      <Suspense fallback={null}>
        {isShowingQr && <StudentQrDialog onClose={() => setShowingQr(false)} />}
      </Suspense>
    </Drawer>
  );
}
