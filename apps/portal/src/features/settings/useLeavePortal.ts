import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { endSession } from '../../shared/session/endSession.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';

/** What follows when the server has ended every session: it ends here too, and the login page says what was done. */
export const useLeavePortal = (): ((words: string) => void) => {
  const navigate = useNavigate();
  return (words) => {
    void endSession();
    notify.success(words);
    void navigate(paths.login, { replace: true });
  };
};
