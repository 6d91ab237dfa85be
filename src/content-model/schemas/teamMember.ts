import { z } from 'zod';
import { line, picture, slug } from './primitives';

/** Team member of specification section 3. */
export const teamMemberSchema = z
  .strictObject({
    slug: slug('Short name for references, equal to the file’s name.'),
    name: line('Full name with title.', 3, 60, { sample: true }),
    degrees: line('Degrees and registrations, as shown under the name.', 2, 120, { sample: true }),
    designation: line('Role at the clinic.', 3, 80),
    image: picture('Portrait.', 800, { sample: true }),
    description: z
      .array(line('One line on training, experience or way of working.', 15, 200))
      .min(3)
      .max(7)
      .meta({ description: 'Lines on the back of the team card.' }),
  })
  .meta({ description: 'A member of the clinic’s team.', typeName: 'TeamMember' });
