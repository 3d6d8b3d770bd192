import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
import { CodeList } from '@michi/design-system/code-list';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { Download } from 'lucide-react';
import { useState, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/ui/files/fetchFile.ts';

/** Recovery codes in component state only, never in a cache or browser storage, until the student has confirmed saving them. */
export const usePersistedCodes = (onClose: () => void) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isOwed, setOwed] = useState(false);
  return {
    codes,
    show: setCodes,
    isSaved,
    setSaved: (next: boolean) => {
      setSaved(next);
      setOwed(false);
    },
    /** Whether the user tried to close the dialog without confirming. */
    isOwed,
    /** Closes the dialog, unless there are unconfirmed codes, so that no accidental key or tap loses them. */
    close: () => {
      if (codes !== null && !isSaved) setOwed(true);
      else onClose();
    },
  } as const;
};

const fileName = 'michi-recovery-codes.txt';

interface RecoveryCodesProps {
  /** Heading that names the completed action; receives the focus, so that it is read first. */
  readonly title: string;
  readonly codes: readonly string[];
  readonly isSaved: boolean;
  readonly onSaved: (isSaved: boolean) => void;
  /** Whether the user tried to close the dialog without confirming. */
  readonly isOwed: boolean;
}

/** Shows the recovery codes once, to copy or download, with a checkbox that confirms that they are saved. */
export function RecoveryCodes({ title, codes, isSaved, onSaved, isOwed }: RecoveryCodesProps) {
  const { t } = useTranslation('settings');
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isOwed) box.current?.focus();
  }, [isOwed]);
  return (
    <Stack gap="medium">
      <Heading level={3} focusable ref={heading}>
        {title}
      </Heading>
      <Alert tone="warning" title={t('twoStep.codesTitle')}>
        {t('twoStep.codesOnce')}
      </Alert>
      <CodeList
        label={t('twoStep.codes')}
        codes={codes}
        copyLabel={t('twoStep.copy')}
        copiedLabel={t('twoStep.copied')}
        failedLabel={t('twoStep.copyFailed')}
        actions={
          <Button
            icon={Download}
            onClick={() => {
              const text = [t('twoStep.file'), '', ...codes, ''].join('\n');
              saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName);
            }}
          >
            {t('twoStep.download')}
          </Button>
        }
      />
      <Checkbox
        ref={box}
        label={t('twoStep.kept')}
        checked={isSaved}
        onChange={(event) => onSaved(event.currentTarget.checked)}
        error={isOwed && !isSaved ? t('twoStep.keptRequired') : undefined}
      />
    </Stack>
  );
}
