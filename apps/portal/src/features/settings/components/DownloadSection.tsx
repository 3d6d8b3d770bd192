import { ApiError, connectionError, locate, send } from '@michi/api/transport';
import { getArchiveUrl } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { SettingsRow } from '@michi/design-system/settings-section';
import { Stack } from '@michi/design-system/stack';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { useFailureToast } from '../../../shared/errors/useFailureReports.ts';
import { attachmentName, type NamedFile, saveFile } from '../../../shared/ui/files/fetchFile.ts';
import { Section } from './Section.tsx';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly percent: number | null }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly name: string };

/** Download my data: the archive, with how far it has come. */
export function DownloadSection() {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const notifyOfFailure = useFailureToast();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const download = async () => {
    const controller = new AbortController();
    leaving.current = controller;
    setState({ kind: 'working', percent: null });
    try {
      const { contents, name } = await fetchArchive(
        (percent) => setState({ kind: 'working', percent }),
        controller.signal,
      );
      saveFile(contents, name);
      setState({ kind: 'done', name });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'failed', message: errorMessage(error, shared) });
      notifyOfFailure(error);
    }
  };
  const percent = state.kind === 'working' ? state.percent : null;
  return (
    <Section id="download">
      <SettingsRow
        label={t('download.label')}
        note={t('download.text')}
        actions={
          <Button
            size="small"
            icon={Download}
            working={state.kind === 'working'}
            workingLabel={t('download.preparing')}
            onClick={() => void download()}
          >
            {state.kind === 'failed' ? shared('actions.tryAgain') : t('download.action')}
          </Button>
        }
      >
        {state.kind !== 'idle' && (
          <Stack gap="small">
            {percent !== null && (
              <ProgressBar label={t('download.progress')} value={percent} valueLabel={`${percent}%`} />
            )}
            {state.kind === 'failed' && (
              <Alert tone="danger" title={t('download.failed')}>
                {state.message}
              </Alert>
            )}
            {state.kind === 'done' && (
              <Alert tone="success">{t('download.done', { name: state.name })}</Alert>
            )}
          </Stack>
        )}
      </SettingsRow>
    </Section>
  );
}

const plainName = 'michi.zip';

/**
 * Fetches the archive of a student's data.
 * @param onProgress called with the progress, 0 to 100; never if the response has no length
 * @throws {ApiError} if the archive cannot be fetched
 */
const fetchArchive = async (
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<NamedFile> => {
  const response = await send(new Request(locate(getArchiveUrl()), { signal }));
  if (!response.ok) {
    await response.body?.cancel();
    throw new ApiError({ kind: 'unexpected', status: response.status });
  }
  const length = Number(response.headers.get('Content-Length') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  try {
    for (let step = await reader?.read(); step?.done === false; step = await reader?.read()) {
      parts.push(step.value);
      received += step.value.byteLength;
      if (length > 0) onProgress(Math.min(100, Math.round((received / length) * 100)));
    }
  } catch (cause) {
    throw connectionError(cause, signal.aborted);
  }
  return {
    contents: new Blob(parts, { type: 'application/zip' }),
    name: attachmentName(response.headers.get('Content-Disposition'), plainName),
  };
};
