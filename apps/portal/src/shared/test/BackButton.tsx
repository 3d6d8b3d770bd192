import { useNavigate } from 'react-router-dom';

/** A back button, like the browser's. */
export function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}
