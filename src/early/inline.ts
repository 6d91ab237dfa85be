/** Entry of the script inlined in pages without a form that composes a message. */
import { startEarly } from './main';

startEarly();
