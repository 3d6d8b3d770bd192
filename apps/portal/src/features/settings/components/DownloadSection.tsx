import { ApiError } from '@michi/api/transport';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { SettingsRow } from '@michi/design-system/settings-section';
import { Stack } from '@michi/design-system/stack';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { fetchArchive } from '../archive.ts';
import { saveFile } from '../../../shared/ui/files/saveFile.ts';
import { Section } from './Section.tsx';
import { useFailureToast } from '../../../shared/errors/useFailureToast.ts';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly percent: number | null }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'done'; readonly name: string };

/** Download my data: the archive, with how far it has come. */
export function DownloadSection() {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const tellFailed = useFailureToast();
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
      setState({ kind: 'failed', words: errorMessage(error, shared) });
      tellFailed(error);
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
                {state.words}
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
