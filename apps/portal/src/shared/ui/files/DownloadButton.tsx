import { Button } from '@michi/design-system/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../errors/errorMessage.ts';
import { notify } from '../toasts/notify.ts';
import { fetchFile, saveFile } from './fetchFile.ts';

export interface DownloadButtonProps {
  /** Address of the operation, from the SDK's `get…Url`. */
  readonly path: string;
  /** Used if the response names none. */
  readonly fileName: string;
  readonly workingLabel: string;
  readonly variant?: 'secondary' | 'ghost';
  readonly children: string;
}

/** Downloads a file with the student's session. */
export function DownloadButton({ path, fileName, workingLabel, variant, children }: DownloadButtonProps) {
  const { t } = useTranslation('shared');
  const [isWorking, setWorking] = useState(false);
  const download = async () => {
    setWorking(true);
    try {
      const { contents, name } = await fetchFile(path, fileName);
      saveFile(contents, name);
    } catch (error) {
      notify.error(errorMessage(error, t));
    } finally {
      setWorking(false);
    }
  };
  return (
    <Button
      size="small"
      variant={variant}
      icon={Download}
      working={isWorking}
      workingLabel={workingLabel}
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
}
