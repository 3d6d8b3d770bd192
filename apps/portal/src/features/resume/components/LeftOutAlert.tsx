import { Alert } from '@michi/design-system/alert';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { listSections, partFields } from '../json/jsonResume.ts';
import type { LeftOutPart, ParsedResume } from '../read/parsedProfile.ts';

/** Most lines of a section that are texts, and most sections; a file may have thousands. */
const mostLines = 50;
const mostSections = 30;

/** Most characters of a line. */
const mostCharacters = 200;

const sections = [...listSections, 'basics', 'meta'] as const;

const shortenedLine = (line: string): string => {
  const start = line.slice(0, 2 * mostCharacters);
  const characters = [...start];
  return characters.length <= mostCharacters && start.length === line.length
    ? line
    : `${characters.slice(0, mostCharacters).join('')}…`;
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
      .slice(0, mostCharacters)
      .map(({ field, texts }) => {
        const joined = texts.slice(0, mostCharacters).join(' / ');
        return field === null ? joined : t('json.fact', { field: fieldName(field), text: joined });
      })
      .join(' / ');
    const name = sectionName(section);
    return title === null
      ? t('json.part', { section: name, text })
      : t('json.partOf', { section: name, title: shortenedLine(title), text });
  };
  const bySection = [...Map.groupBy(leftOut, (each) => (typeof each === 'string' ? null : each.section))];
  const unnamed = bySection.slice(mostSections).reduce((sum, [, { length }]) => sum + length, 0);
  const more = (count: number, section: string | null) => {
    const formatted = format.number(count);
    return section === null
      ? t('read.more', { count, formatted })
      : t('json.more', { section: sectionName(section), count, formatted });
  };
  const lines = bySection.slice(0, mostSections).flatMap(([section, parts]) => {
    const texts = parts.slice(0, mostLines).map((part) => (typeof part === 'string' ? part : lineOf(part)));
    if (parts.length > mostLines) texts.push(more(parts.length - mostLines, section));
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
