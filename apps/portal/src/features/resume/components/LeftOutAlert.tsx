import { Alert } from '@michi/design-system/alert';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { listSections, partFields } from '../json/jsonResume.ts';
import type { LeftOutPart, ParsedResume } from '../read/parsedProfile.ts';

/** Most lines of a section that are texts, and most sections; a file may have thousands. */
const maxLines = 50;
const maxSections = 30;

/** Most characters of a line. */
const maxCharacters = 200;

const sections = [...listSections, 'basics', 'meta'] as const;

const shortenedLine = (line: string): string => {
  const start = line.slice(0, 2 * maxCharacters);
  const characters = [...start];
  return characters.length <= maxCharacters && start.length === line.length
    ? line
    : `${characters.slice(0, maxCharacters).join('')}…`;
};

export interface LeftOutAlertProps {
  readonly leftOut: ParsedResume['leftOut'];
  readonly source: 'document' | 'json';
}

/** Names what a resume has and the profile does not take: each entry by its section, and how many more there are. */
export function LeftOutAlert({ leftOut, source }: LeftOutAlertProps) {
  const { t } = useTranslation('resume');
  const format = useFormat();
  const sectionName = (key: string): string => {
    const known = sections.find((each) => each === key);
    return known === undefined ? shortenedLine(key) : t(`json.sections.${known}`);
  };
  const fieldName = (key: string): string => {
    const known = partFields.find((each) => each === key);
    return known === undefined ? shortenedLine(key) : t(`json.fields.${known}`);
  };
  const lineOf = ({ section, title, facts }: LeftOutPart): string => {
    // Joining stops where the line ends anyway.
    const text = facts
      .slice(0, maxCharacters)
      .map(({ field, texts }) => {
        const joined = texts.slice(0, maxCharacters).join(' / ');
        return field === null ? joined : t('json.fact', { field: fieldName(field), text: joined });
      })
      .join(' / ');
    const name = sectionName(section);
    return title === null
      ? t('json.part', { section: name, text })
      : t('json.partOf', { section: name, title: shortenedLine(title), text });
  };
  const bySection = [...Map.groupBy(leftOut, (each) => (typeof each === 'string' ? null : each.section))];
  const unnamed = bySection.slice(maxSections).reduce((sum, [, { length }]) => sum + length, 0);
  const more = (count: number, section: string | null) => {
    const formatted = format.number(count);
    return section === null
      ? t('read.more', { count, formatted })
      : t('json.more', { section: sectionName(section), count, formatted });
  };
  const lines = bySection.slice(0, maxSections).flatMap(([section, parts]) => {
    const texts = parts.slice(0, maxLines).map((part) => (typeof part === 'string' ? part : lineOf(part)));
    if (parts.length > maxLines) texts.push(more(parts.length - maxLines, section));
    return texts.map((line, index) => ({ key: `${section} ${index}`, line: shortenedLine(line) }));
  });
  const formatted = format.number(leftOut.length);
  return (
    <Alert
      tone="warning"
      silent
      title={t(source === 'json' ? 'json.leftOut' : 'read.leftOut', { count: leftOut.length, formatted })}
    >
      <Stack as="ul" gap="xxsmall">
        {lines.map(({ key, line }) => (
          <Text as="li" key={key} size="small">
            {line}
          </Text>
        ))}
        {unnamed > 0 && (
          <Text as="li" size="small">
            {more(unnamed, null)}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
