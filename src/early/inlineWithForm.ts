/**
 * Entry of the script inlined in pages with a form that composes a message. Who comes to such a page from another one has
 * React awake, and no submit has to wait.
 */
import { startForms } from './forms';
import { startEarly } from './main';

startEarly(startForms);
