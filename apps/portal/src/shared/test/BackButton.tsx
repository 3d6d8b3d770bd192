import { useNavigate } from 'react-router-dom';

/** The way back, as the browser's own button goes it. */
export function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}
