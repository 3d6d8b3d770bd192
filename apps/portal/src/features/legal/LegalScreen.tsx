import { Heading } from '@michi/design-system/heading';
import { Link } from '@michi/design-system/link';
import { Logo } from '@michi/design-system/logo';
import { Prose } from '@michi/design-system/prose';
import { ReadingPage } from '@michi/design-system/reading-page';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { LanguageControl } from '../../shared/i18n/LanguageControl.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { LegalLinks } from '../../shared/ui/text/LegalLinks.tsx';

const parts = {
  terms: [
    'terms.parts.who',
    'terms.parts.account',
    'terms.parts.use',
    'terms.parts.content',
    'terms.parts.companies',
    'terms.parts.end',
    'terms.parts.liability',
    'terms.parts.changes',
    'terms.parts.law',
  ],
  privacy: [
    'privacy.parts.who',
    'privacy.parts.what',
    'privacy.parts.why',
    'privacy.parts.companies',
    'privacy.parts.university',
    'privacy.parts.others',
    'privacy.parts.browser',
    'privacy.parts.long',
    'privacy.parts.rights',
    'privacy.parts.delete',
    'privacy.parts.safety',
  ],
  accessibility: [
    'accessibility.parts.goal',
    'accessibility.parts.works',
    'accessibility.parts.limits',
    'accessibility.parts.contact',
  ],
} as const;

export type LegalDocument = keyof typeof parts;

type LegalPart = (typeof parts)[LegalDocument][number];

/** Translation keys of a text's parts, in the order of the text. */
export const legalParts = (name: LegalDocument): readonly LegalPart[] => parts[name];

/** One of the legal texts, open to visitors too. Operators replace the texts in the locale files. */
function LegalScreen({ name }: { readonly name: LegalDocument }) {
  const { t } = useTranslation('legal');
  return (
    <ReadingPage brand={<Logo size={28} />} controls={<LanguageControl />} footer={<LegalLinks />}>
      <Stack gap="large">
        <Stack gap="xsmall">
          <Heading level={1} focusable>
            {t(`${name}.title`)}
          </Heading>
          <Text size="large" tone="soft">
            {t(`${name}.lead`)}
          </Text>
          {name !== 'accessibility' && (
            <Text size="small" tone="soft">
              {t('version')}
            </Text>
          )}
        </Stack>
        <Prose>
          {legalParts(name).map((part) => (
            <Paragraphs key={part} title={t(`${part}.title`)}>
              {t(`${part}.text`)}
            </Paragraphs>
          ))}
        </Prose>
        <Link asChild>
          <RouterLink to={paths.root}>{t('back')}</RouterLink>
        </Link>
      </Stack>
    </ReadingPage>
  );
}

export const TermsScreen = () => <LegalScreen name="terms" />;

export const PrivacyScreen = () => <LegalScreen name="privacy" />;

export const AccessibilityScreen = () => <LegalScreen name="accessibility" />;

interface ParagraphsProps {
  readonly title: string;
  /** One paragraph a line; lines that begin with a hyphen are a list. */
  readonly children: string;
}

function Paragraphs({ title, children }: ParagraphsProps) {
  const blocks: { readonly isList: boolean; readonly lines: string[] }[] = [];
  for (const line of children.split('\n')) {
    const isList = line.startsWith('- ');
    const last = blocks.at(-1);
    if (isList && last?.isList === true) last.lines.push(line.slice(2));
    else blocks.push({ isList, lines: [isList ? line.slice(2) : line] });
  }
  return (
    <>
      <Heading level={2} size="body">
        {title}
      </Heading>
      {blocks.map(({ isList, lines }) =>
        isList ? (
          <ul key={lines[0]}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={lines[0]}>{lines[0]}</p>
        ),
      )}
    </>
  );
}
