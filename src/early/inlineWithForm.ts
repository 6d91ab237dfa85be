/**
 * Entry of the script inlined in pages with a form that composes a message. On a page that is reached from another one,
 * React has hydrated already, and no submit has to be held.
 */
import { startForms } from './forms';
import { startEarly } from './main';

startEarly(startForms);
