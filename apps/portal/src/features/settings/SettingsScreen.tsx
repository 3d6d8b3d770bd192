import { Card } from '@michi/design-system/card';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { PageHeader } from '@michi/design-system/page-header';
import { SettingsLayout } from '@michi/design-system/settings-layout';
import { SettingsRow } from '@michi/design-system/settings-section';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { AccountSection } from './components/AccountSection.tsx';
import { DownloadSection } from './components/DownloadSection.tsx';
import { DeleteSection, LeaveSection } from './components/LeaveSections.tsx';
import { NotificationsSection } from './components/NotificationsSection.tsx';
import { PasswordSection } from './components/PasswordSection.tsx';
import { LanguageSection, ThemeSection, TimeZoneSection } from './components/PreferenceSections.tsx';
import { Section } from './components/Section.tsx';
import { SessionsSection } from './components/SessionsSection.tsx';
import { TwoStepSection } from './components/TwoStepSection.tsx';
import { isStudent, useSections, sectionIcons, type SectionId } from './sections.ts';

/**
 * The settings: on a wide screen one page with the list of sections beside it, on a phone the list and then a section.
 * The address names the section, `/student/settings#change-password`; admins have theirs at another path.
 */
export function Component() {
  const { t } = useTranslation('settings');
  const isWide = useMedia(media.tablet);
  const sections = useSections();
  const { pathname, hash, key } = useLocation();
  const open = sections.find((id) => `#${id}` === hash);
  const isSectionPage = !isWide && open !== undefined;
  useScreenTitle(isSectionPage ? t(`sections.${open}`) : undefined);
  const title = useArrival(open, isWide, key);

  return (
    <Stack gap="large">
      <PageHeader
        title={t('title')}
        titleRef={title}
        {...(isSectionPage
          ? {
              back: (
                <Link asChild>
                  <RouterLink to={pathname}>
                    <Inline as="span" gap="xxsmall" wrap={false}>
                      <Icon icon={ArrowLeft} size="small" />
                      {t('back')}
                    </Inline>
                  </RouterLink>
                </Link>
              ),
            }
          : { subtitle: t(isStudent() ? 'subtitle' : 'subtitleOfAdmin') })}
      />
      {isWide && (
        <SettingsLayout
          label={t('list')}
          sections={sections.map((id) => ({ id, label: t(`sections.${id}`) }))}
        >
          {sections.map((id) => (
            <SectionOf key={id} id={id} />
          ))}
        </SettingsLayout>
      )}
      {isSectionPage && <SectionOf id={open} />}
      {!isWide && open === undefined && <SectionList sections={sections} />}
    </Stack>
  );
}

/**
 * Scrolls to the section of the address and focuses it; on a phone, back at the list, the title takes the focus.
 * @returns the ref of the title
 */
function useArrival(open: SectionId | undefined, isWide: boolean, key: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef<SectionId>(undefined);
  useEffect(() => {
    const wasOpen = before.current !== undefined;
    before.current = open;
    if (open === undefined) {
      if (wasOpen) title.current?.focus({ preventScroll: true });
      return;
    }
    const section = document.getElementById(open);
    section?.focus({ preventScroll: true });
    if (isWide) section?.scrollIntoView();
    else globalThis.scrollTo(0, 0);
  }, [open, isWide, key]);
  return title;
}

function SectionOf({ id }: { readonly id: SectionId }) {
  switch (id) {
    case 'manage-account':
      return <AccountSection />;
    case 'change-password':
      return <PasswordSection />;
    case 'two-step':
      return <TwoStepSection />;
    case 'sessions':
      return <SessionsSection />;
    case 'time-zone':
      return <TimeZoneSection />;
    case 'language':
      return <LanguageSection />;
    case 'theme':
      return <ThemeSection />;
    case 'notifications':
      return <NotificationsSection />;
    case 'terms':
      return <TermsSection />;
    case 'download':
      return <DownloadSection />;
    case 'leave':
      return <LeaveSection />;
    case 'delete-account':
      return <DeleteSection />;
  }
}

/** The sections as a separate page, for a phone. */
function SectionList({ sections }: { readonly sections: readonly SectionId[] }) {
  const { t } = useTranslation('settings');
  return (
    <nav aria-label={t('list')}>
      <Card padding="none">
        <Stack as="ul" gap="none">
          {sections.map((id) => (
            <ListRow
              key={id}
              link={<RouterLink to={{ hash: id }} />}
              leading={<Icon icon={sectionIcons[id]} size="large" />}
              title={t(`sections.${id}`)}
              subtitle={t(`notes.${id}`)}
            />
          ))}
        </Stack>
      </Card>
    </nav>
  );
}

/** Terms & Conditions: leads to the texts that every visitor can read too. */
export function TermsSection() {
  const { t } = useTranslation('settings');
  return (
    <Section id="terms">
      <SettingsRow
        label={t('terms.documents')}
        actions={
          <Inline gap="medium">
            {(['terms', 'privacy', 'accessibility'] as const).map((name) => (
              <Link key={name} asChild>
                <RouterLink to={paths[name]}>{t(`terms.${name}`)}</RouterLink>
              </Link>
            ))}
          </Inline>
        }
      />
    </Section>
  );
}
