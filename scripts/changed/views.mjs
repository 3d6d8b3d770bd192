const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 780 };

/** Views of a story: name, theme and window size. */
const VIEWS = [
  { name: 'Light', theme: 'light', size: DESKTOP },
  { name: 'Dark', theme: 'dark', size: DESKTOP },
  { name: 'Phone, dark', theme: 'dark', size: PHONE },
  { name: 'Phone, light', theme: 'light', size: PHONE },
];

/** Whether a story shows a screen of the portal and no component. */
export const isScreen = ({ importPath }) => importPath.startsWith('./apps/');

/** A component is looked at in both themes, a screen on a phone too. */
export const viewsFor = (story) => (isScreen(story) ? VIEWS : VIEWS.slice(0, 2));
