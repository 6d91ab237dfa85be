import { readColour } from '../../scripts/design/readColours';
import { GROUND_COLOUR, THEME_COLOUR } from './colours';

test.each([
  ['THEME_COLOUR', THEME_COLOUR, 'ground-dark'],
  ['GROUND_COLOUR', GROUND_COLOUR, 'ground'],
])('%s (%s) is --color-%s in the styles too', (_, colour, role) => expect(colour).toBe(readColour(role)));
