import { useEffect, useState } from 'react';

/** How long a screen has for itself after the page has loaded, in ms. */
const restMilliseconds = 1_500;

/** Whether the page has long loaded what it asked for at first; then there is room for what can wait. */
export const useIsLoaded = (): boolean => {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      timer = setTimeout(() => setLoaded(true), restMilliseconds);
    };
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest);
    return () => {
      clearTimeout(timer);
      removeEventListener('load', rest);
    };
  }, []);
  return isLoaded;
};
