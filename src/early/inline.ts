/** Entry of the inlined script. */
import { startEarly } from './main';

startEarly();
