import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { endSession } from '../../shared/session/endSession.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';

/** After the server has ended every session: ends it here too, and shows a message on the login page. */
export const useLeavePortal = (): ((message: string) => void) => {
  const navigate = useNavigate();
  return (message) => {
    void endSession();
    notify.success(message);
    void navigate(paths.login, { replace: true });
  };
};
