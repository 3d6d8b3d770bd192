import { Button } from '@michi/design-system/button';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../format/pickBilingual.ts';
import { useFormat } from '../format/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import type { NamedCompany } from './findCompanies.ts';
import type { Notice, ReadingContext } from './readCarefully.ts';
import type { Place } from './segments.ts';
import { useCarefulReading } from './useCarefulReading.ts';
import { useOtherCompanies } from './useOtherCompanies.ts';

/** A text that is about to be sent. */
export interface TextToRead extends Pick<ReadingContext, 'language' | 'target' | 'countsLineBreaks'> {
  /** What it is, such as "Message to the company". */
  readonly label: string;
  readonly text: string;
  /** Id of the text field that it is typed in; without it its places cannot be selected. */
  readonly fieldId?: string;
}

export interface CarefulReadingProps extends Pick<ReadingContext, 'medium'> {
  readonly texts: readonly TextToRead[];
  /** Rank of the title in the page’s outline. Default: 3. */
  readonly level?: 2 | 3;
  /** Whom they go to; without it they are not compared with other companies. */
  readonly company?: NamedCompany | undefined;
}

/** What of a company is compared. */
const toNamed = ({ name, nameJp, industry }: NamedCompany): NamedCompany => ({
  name,
  nameJp,
  industry: industry && { title: industry.title, titleJp: industry.titleJp },
});

/**
 * Lists what a careful reader would notice in texts before they are sent: nothing without a text. It reads on this device, and
 * prevents nothing.
 */
export function CarefulReading({ texts, company, medium, level = 3 }: CarefulReadingProps) {
  const { t } = useTranslation('careful-reading');
  const typed = texts.filter(({ text }) => text.trim() !== '');
  const isCompared = company !== undefined && typed.length > 0;
  const others = useOtherCompanies(company?.name, isCompared);
  const isPending = isCompared && others.companies === undefined && !others.hasFailed;
  const { notices, hasFailed } = useCarefulReading(
    isPending
      ? []
      : typed.map(({ text, language, target, countsLineBreaks }) => ({
          text,
          context: {
            company: company && toNamed(company),
            others: (others.companies ?? []).map(toNamed),
            medium,
            language,
            target,
            countsLineBreaks,
          },
        })),
  );
  if (typed.length === 0) return null;
  const isReading = isPending || notices.some((each) => each === undefined);
  const count = notices.reduce((sum, each) => sum + (each?.length ?? 0), 0);
  const state = hasFailed
    ? t('failed')
    : isReading
      ? t('checking')
      : count === 0
        ? t('nothing')
        : t(company === undefined ? 'points' : 'count', { count });
  return (
    <Stack gap="small" as="section">
      <Stack gap="xxsmall">
        <Heading level={level} size="large">
          {t('title')}
        </Heading>
        <div role="status">
          <Text size="small" tone="soft">
            {state}
          </Text>
        </div>
        {others.hasFailed && (
          <Text size="small" tone="soft">
            {t('withoutOthers')}
          </Text>
        )}
      </Stack>
      {typed.map((text, index) => (
        <NoticeList key={text.label} text={text} notices={notices[index] ?? []} medium={medium} />
      ))}
    </Stack>
  );
}

interface NoticeListProps extends Pick<ReadingContext, 'medium'> {
  readonly text: TextToRead;
  readonly notices: readonly Notice[];
}

function NoticeList({ text, notices, medium }: NoticeListProps) {
  if (notices.length === 0) return null;
  return (
    <Stack gap="xsmall">
      <Text size="small" tone="soft">
        {text.label}
      </Text>
      <Stack as="ul" gap="xsmall">
        {notices.map((notice) => (
          <NoticeEntry key={`${notice.kind} ${notice.start}`} notice={notice} text={text} medium={medium} />
        ))}
      </Stack>
    </Stack>
  );
}

interface NoticeEntryProps extends Pick<ReadingContext, 'medium'> {
  readonly notice: Notice;
  readonly text: TextToRead;
}

function NoticeEntry({ notice, text: { text, fieldId }, medium }: NoticeEntryProps) {
  const { t } = useTranslation('careful-reading');
  const words = useNoticeWords(notice, medium);
  const quote = quoteOf(text, notice);
  return (
    <Inline as="li" gap="small" justify="between" align="start" wrap={false}>
      <Stack gap="xxsmall" grow>
        <Text>
          <Text as="strong">{words.title}</Text>
          {quote !== '' && t('quote', { quote })}
        </Text>
        <Text size="small" tone="soft">
          {words.text}
        </Text>
      </Stack>
      {fieldId !== undefined && quote !== '' && (
        <Button
          size="small"
          variant="ghost"
          flush
          aria-label={t('showQuote', { quote })}
          onClick={() => selectWords(fieldId, notice)}
        >
          {t('show')}
        </Button>
      )}
    </Inline>
  );
}

function useNoticeWords(
  notice: Notice,
  medium: ReadingContext['medium'],
): { readonly title: string; readonly text: string } {
  const { t } = useTranslation('careful-reading');
  const { language } = useLanguage();
  const { number } = useFormat();
  switch (notice.kind) {
    case 'OTHER_COMPANY':
    case 'OTHER_INDUSTRY':
      return {
        title: t(`${notice.kind}.title`),
        text: t(`${notice.kind}.text`, { company: pickBilingual(notice.company, 'name', language) }),
      };
    case 'PLACEHOLDER':
      return { title: t('PLACEHOLDER.title'), text: t('PLACEHOLDER.text') };
    case 'HONORIFIC': {
      const { found, expected } = notice;
      return {
        title: t(`HONORIFIC.title.${medium}`),
        text: t(`HONORIFIC.text.${medium}`, { found, expected }),
      };
    }
    case 'MIXED_STYLE':
      return {
        title: t('MIXED_STYLE.title'),
        text: t('MIXED_STYLE.text', { polite: number(notice.polite), plain: number(notice.plain) }),
      };
    case 'OVER_TARGET':
    case 'UNDER_TARGET':
      return {
        title: t(`${notice.kind}.title`),
        text: t(`${notice.kind}.text`, { length: number(notice.length), target: number(notice.target) }),
      };
    case 'LONG_SENTENCE':
      return {
        title: t('LONG_SENTENCE.title'),
        text: t('LONG_SENTENCE.text', { length: number(notice.length), longest: number(notice.longest) }),
      };
    case 'REPEATED_WORD':
      return {
        title: t('REPEATED_WORD.title'),
        text: t('REPEATED_WORD.text', { times: number(notice.count) }),
      };
  }
}

/** Characters of the longest quotation. */
const LONGEST_QUOTE = 30;

/** The words at a place, on one line, with an ellipsis if they are many. */
function quoteOf(text: string, { start, end }: Notice): string {
  const quoted = text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
  const letters = [...quoted];
  return letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : quoted;
}

/** Selects words in a text field, which can be higher than the screen, and scrolls to about where they are. */
export function selectWords(fieldId: string, { start, end }: Place): void {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const above = (start / field.value.length) * field.offsetHeight;
  field.style.scrollMarginBlockStart = `${window.innerHeight / 3 - above}px`;
  field.scrollIntoView({ block: 'start' });
}
