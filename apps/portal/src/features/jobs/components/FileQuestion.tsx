import { documentFormat, formatLength, pictureType } from '@michi/api/documents';
import { createApplicationFile, deleteApplicationFile } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { FileDrop } from '@michi/design-system/file-drop';
import { Icon } from '@michi/design-system/icon';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Paperclip, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useFileUpload, type FileStatus } from '../../../shared/ui/files/useFileUpload.ts';
import {
  fileOnTheWay,
  fileValue,
  formatsOf,
  isTooLarge,
  readFileValue,
  type FileRules,
} from '../answeredFile.ts';

interface FileQuestionProps {
  /** Id of the file input, for the error summary. */
  readonly id: string;
  /** The question. */
  readonly label: string;
  readonly requirement?: string | undefined;
  readonly error: string | undefined;
  readonly rules: FileRules;
  /** See `answeredFile.ts`. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/**
 * A question that is answered with a file, which is uploaded as soon as it is chosen. A wrong file can be replaced at once,
 * and one that could not be uploaded is tried again.
 */
export function FileQuestion({
  id,
  label,
  requirement,
  error,
  rules,
  value,
  onValueChange,
}: FileQuestionProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const { language } = useLanguage();
  const labelId = useId();
  const file = readFileValue(value);
  const formats = formatsOf(rules);
  const { status, start, cancel } = useFileUpload({
    check: async (chosen) => checkFile(chosen, rules),
    upload: (chosen, options) => {
      onValueChange(fileOnTheWay);
      return createApplicationFile({ file: chosen }, options);
    },
    onDone: (stored) => onValueChange(fileValue(stored)),
  });
  const names = formats.map(({ name }) => name).join(language === 'jp' ? '、' : ', ');
  const limits = { formats: names, limit: format.number(rules.maxMegabytes) };
  const fault = useFault(status, limits) ?? error;
  const drop = () => {
    // If it cannot be deleted now, the server deletes it later.
    if (file !== null) deleteApplicationFile(file.id).catch(() => undefined);
  };
  const choose = (chosen: File) => {
    drop();
    onValueChange('');
    start(chosen);
  };
  const clear = () => {
    drop();
    cancel();
    onValueChange('');
  };
  return (
    <div role="group" aria-labelledby={labelId}>
      <Stack gap="small">
        <Inline gap="xsmall">
          <span id={labelId}>
            <Text as="span" weight="strong">
              {label}
            </Text>
          </span>
          <Text as="span" size="small" tone="soft">
            {requirement}
          </Text>
        </Inline>
        {file !== null && <FileRow name={file.fileName} size={file.size} onRemove={clear} />}
        {status.kind === 'sending' && (
          <Inline gap="small" wrap={false}>
            <Stack gap="none" grow>
              <ProgressBar
                label={t('apply.file.sending', { name: status.name })}
                value={status.share * 100}
                valueLabel={`${Math.floor(status.share * 100)}%`}
              />
            </Stack>
            <Button size="small" variant="ghost" onClick={clear}>
              {shared('actions.cancel')}
            </Button>
          </Inline>
        )}
        {((file === null && status.kind !== 'sending') || fault !== undefined) && (
          <FileDrop
            id={id}
            label={t('apply.file.drop')}
            chooseLabel={t('apply.file.choose')}
            hint={t('apply.file.accepted', limits)}
            accept={formats.flatMap(({ endings }) => endings).join(',')}
            error={fault}
            onFile={choose}
          />
        )}
        {status.kind === 'failed' && (
          <FileRow name={status.name} size={status.file.size} onRemove={clear}>
            <Button size="small" onClick={() => choose(status.file)}>
              {shared('actions.tryAgain')}
            </Button>
          </FileRow>
        )}
      </Stack>
    </div>
  );
}

interface FileRowProps {
  readonly name: string;
  readonly size: number;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

function FileRow({ name, size, onRemove, children }: FileRowProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  return (
    <Inline gap="small" justify="between" wrap={false}>
      <Inline gap="xsmall" wrap={false}>
        <Icon icon={Paperclip} size="small" />
        <span>{name}</span>
        <Text as="span" size="small" tone="soft" nowrap>
          {format.fileSize(size)}
        </Text>
      </Inline>
      <Inline gap="xsmall" wrap={false}>
        {children}
        <IconButton size="small" icon={Trash2} label={t('apply.file.remove', { name })} onClick={onRemove} />
      </Inline>
    </Inline>
  );
}

function useFault(
  status: FileStatus<FileFault>,
  limits: { readonly formats: string; readonly limit: string },
): string | undefined {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  if (status.kind === 'refused')
    return t(`apply.file.faults.${status.fault}`, { name: status.name, ...limits });
  if (status.kind !== 'failed') return undefined;
  const [field] = Object.values(fieldErrors(status.error));
  return field ?? errorMessage(status.error, shared);
}

type FileFault = 'tooLarge' | 'wrongType' | 'empty';

/** The error of a file by its size and its first bytes; null if it may be sent. The server reads the rest. */
const checkFile = async (file: Blob, rules: FileRules): Promise<FileFault | null> => {
  if (file.size === 0) return 'empty';
  if (isTooLarge(rules, file.size)) return 'tooLarge';
  const start = new Uint8Array(await file.slice(0, formatLength).arrayBuffer());
  const document = documentFormat(start);
  const type = pictureType(start) !== null ? 'IMAGE' : document === 'pdf' ? 'PDF' : document && 'WORD';
  return type !== null && rules.fileTypes.includes(type) ? null : 'wrongType';
};
