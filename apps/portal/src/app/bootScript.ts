import { aheadAttribute, unfitClass } from './ahead/aheadPage.ts';
import { bootFailedClass } from './bootPage.ts';
import { askFirst, type FirstNeeds } from './first-answers/askFirst.ts';

/**
 * The first script of the page. Chooses theme and language of this device before anything is drawn; the keys are those
 * of `theme.ts` and of the session. What was rendered ahead is for a visitor without a session, in one language, at an
 * address without query and fragment: on any other device it is not shown. Shows the static words of failure when a script or a stylesheet cannot be loaded, as
 * after a deployment that took it away: such an error does not bubble, it is only heard on its way down. Asks for what a
 * student's screen needs first.
 * @param needs see {@link askFirst}
 */
export const bootScript = (needs: FirstNeeds): string =>
  `(function(d){function g(k){try{return localStorage.getItem(k)}catch(e){return null}}var t=g('THEME'),l=g('LANGUAGE')==='"jp"'?'ja':'en';if(t==='"dark"'||t==='"light"')d.classList.add('michi-'+JSON.parse(t));if(d.hasAttribute('${aheadAttribute}')&&(d.lang!==l||g('AUTH')!==null||location.search+location.hash))d.classList.add('${unfitClass}');d.lang=l;addEventListener('error',function(e){var n=e.target;if(n&&(n.tagName==='SCRIPT'||n.tagName==='LINK'&&n.rel==='stylesheet'))d.classList.add('${bootFailedClass}')},true);${askFirst(needs)}})(document.documentElement)`;
