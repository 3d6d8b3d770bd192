import { bootFailedClass } from './bootPage.ts';

/**
 * The first script of the page. Chooses theme and language of this device before anything is drawn; the keys are those
 * of `theme.ts` and of the session. Shows the static words of failure when a script or a stylesheet cannot be loaded, as
 * after a deployment that took it away: such an error does not bubble, it is only heard on its way down.
 */
export const bootScript = `(function(d){try{var l=localStorage,t=l.getItem('THEME');if(l.getItem('LANGUAGE')==='"jp"')d.lang='ja';if(t==='"dark"'||t==='"light"')d.classList.add('michi-'+JSON.parse(t))}catch(e){}addEventListener('error',function(e){var n=e.target;if(n&&(n.tagName==='SCRIPT'||n.tagName==='LINK'&&n.rel==='stylesheet'))d.classList.add('${bootFailedClass}')},true)})(document.documentElement)`;
