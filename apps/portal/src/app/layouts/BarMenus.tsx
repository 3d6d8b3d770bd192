import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { Avatar } from '@michi/design-system/avatar';
import { Button } from '@michi/design-system/button';
import { IconButton } from '@michi/design-system/icon-button';
import { Text } from '@michi/design-system/text';
import { media } from '@michi/design-system/theme';
import { useProfile } from '@michi/api/user';
import { ChevronDown, Languages, LogOut, Monitor, Moon, QrCode, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languageTags, isLanguage } from '../../shared/i18n/languages.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import {
  Menu,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '@michi/design-system/menu';
import { personName } from '../../shared/ui/person/person.ts';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { themeChoices, useTheme } from '../../shared/session/preferences.ts';
import { StudentQrDialog } from '../../shared/ui/dialogs/StudentQrDialog.tsx';

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const;

/** The menus at the end of the top bar. */
export function BarMenus({ onSignOut }: { readonly onSignOut: () => void }) {
  return (
    <>
      <LanguageMenu />
      <ThemeMenu />
      <PersonMenu onSignOut={onSignOut} />
    </>
  );
}

/** Renders nothing if the portal is offered in one language. */
export function LanguageMenu() {
  const { t } = useTranslation('shared');
  const { language, offered, choose } = useLanguage();
  if (offered.length < 2) return null;
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          icon={Languages}
          aria-label={`${t('language.label')}: ${languageNames[language]}`}
        >
          {languageNames[language]}
        </Button>
      }
    >
      <MenuRadioGroup
        label={t('language.label')}
        value={language}
        onValueChange={(value) => {
          if (isLanguage(value)) choose(value);
        }}
      >
        {offered.map((value) => (
          <MenuRadioItem key={value} value={value}>
            <span lang={languageTags[value]}>{languageNames[value]}</span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

/** Light, dark, or the setting of the device. */
export function ThemeMenu() {
  const { t } = useTranslation('shared');
  const [theme, setTheme] = useTheme();
  return (
    <Menu trigger={<IconButton label={t('theme.label')} icon={themeIcons[theme]} />}>
      <MenuRadioGroup
        label={t('theme.label')}
        value={theme}
        onValueChange={(value) => {
          const choice = themeChoices.find((each) => each === value);
          if (choice !== undefined) setTheme(choice);
        }}
      >
        {themeChoices.map((value) => (
          <MenuRadioItem key={value} value={value}>
            {t(`theme.${value}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

function PersonMenu({ onSignOut }: { readonly onSignOut: () => void }) {
  const { t } = useTranslation('app');
  const { language } = useLanguage();
  const { data: profile } = useProfile();
  const isWide = useMedia(media.desktop);
  const { t: labels } = useTranslation('labels');
  const [isShowingQr, setShowingQr] = useState(false);
  const name = profile === undefined ? t('person.menu') : personName(profile, language);
  const menu = (
    <Menu
      trigger={
        <Button variant="quiet">
          <Avatar name={name} seed={profile?.id ?? name} size={32} />
          <VisuallyHidden>{profile === undefined ? name : `${t('person.menu')}: `}</VisuallyHidden>
          {profile !== undefined &&
            (isWide ? (
              <Text as="span" truncate>
                {name}
              </Text>
            ) : (
              <VisuallyHidden>{name}</VisuallyHidden>
            ))}
          <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
        </Button>
      }
    >
      {profile !== undefined && <MenuLabel>{profile.email}</MenuLabel>}
      {profile?.role !== 'ADMIN' && (
        <>
          <MenuItem icon={QrCode} onClick={() => setShowingQr(true)}>
            {labels('studentQr.open')}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={LogOut} onClick={onSignOut}>
        {t('navigation.signOut')}
      </MenuItem>
    </Menu>
  );
  return (
    <>
      {menu}
      {isShowingQr && <StudentQrDialog onClose={() => setShowingQr(false)} />}
    </>
  );
}
