import { FileCard } from '@michi/design-system/conversation';
import { IconButton } from '@michi/design-system/icon-button';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Text } from '@michi/design-system/text';
import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import type { ChosenFile } from '../attachments/useAttachments.ts';

export interface WrittenFileProps {
  readonly chosen: ChosenFile;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A file of an unsent message: upload progress, or why it failed. */
export function WrittenFile({
  chosen: { name, size, isPicture, standing },
  onRetry,
  onRemove,
}: WrittenFileProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const isSending = standing.kind === 'sending';
  const fault = () => {
    if (standing.kind === 'refused') return t(`composer.fault.${standing.fault}`);
    return standing.kind === 'failed' ? errorMessage(standing.error, shared) : null;
  };
  const percent = isSending ? Math.floor(standing.share * 100) : 0;
  const words = fault();
  return (
    <FileCard
      name={name}
      kind={isPicture ? 'picture' : 'document'}
      note={isSending ? `${percent}%` : format.fileSize(size)}
      actions={
        <>
          {standing.kind === 'failed' && (
            <IconButton
              size="small"
              icon={RotateCw}
              label={t('composer.again', { name })}
              onClick={onRetry}
            />
          )}
          <IconButton
            size="small"
            icon={X}
            label={t(isSending ? 'composer.giveUp' : 'composer.takeAway', { name })}
            onClick={onRemove}
          />
        </>
      }
    >
      {isSending && (
        <ProgressBar
          plain
          label={t('composer.fileSending', { name })}
          value={percent}
          valueLabel={`${percent}%`}
        />
      )}
      {words !== null && (
        <span role="alert">
          <Text as="span" size="tiny" tone="danger">
            {words}
          </Text>
        </span>
      )}
    </FileCard>
  );
}
