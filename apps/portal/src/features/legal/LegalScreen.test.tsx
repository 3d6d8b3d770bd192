import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPortal } from '../../shared/test/renderInPortal.tsx';
import { termsVersion } from '../../shared/ui/text/LegalLinks.tsx';
import {
  legalParts,
  AccessibilityScreen,
  PrivacyScreen,
  TermsScreen,
  type LegalDocument,
} from './LegalScreen.tsx';

afterEach(cleanup);

const screens = {
  terms: { Screen: TermsScreen, en: 'Terms of use', jp: '利用規約' },
  privacy: { Screen: PrivacyScreen, en: 'Privacy notice', jp: 'プライバシーポリシー' },
  accessibility: { Screen: AccessibilityScreen, en: 'Accessibility', jp: 'アクセシビリティ' },
} as const;

const texts: readonly LegalDocument[] = ['terms', 'privacy', 'accessibility'];
const cases = texts.flatMap((name) => (['en', 'jp'] as const).map((language) => [name, language] as const));

test.each(cases)('shows a visitor the complete text: %s in %s', async (name, language) => {
  const { Screen, [language]: title } = screens[name];
  const { requests } = await renderInPortal(<Screen />, {
    path: `/app/${name}`,
    namespaces: ['legal'],
    language,
    isSignedIn: false,
  });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(legalParts(name).length);
  expect(screen.queryAllByRole('listitem').every(({ textContent }) => !textContent.startsWith('-'))).toBe(
    true,
  );
  for (const path of ['/app/terms', '/app/privacy', '/app/accessibility'])
    expect(document.querySelector(`nav a[href="${path}"]`)).not.toBeNull();
  expect(requests).toEqual([]);
});

test.each([
  ['en', 'In force since 25 November 2026'],
  ['jp', '2026年11月25日施行'],
] as const)('says since when the version that is accepted is in force, in %s', async (language, text) => {
  await renderInPortal(<TermsScreen />, { namespaces: ['legal'], language, isSignedIn: false });
  expect(screen.getByText(text)).toBeTruthy();
  const day = new Intl.DateTimeFormat(language === 'jp' ? 'ja' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  expect(text).toContain(day.format(new Date(`${termsVersion}T00:00:00Z`)));
});
