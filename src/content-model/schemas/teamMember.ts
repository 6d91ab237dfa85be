import { z } from 'zod';
import { languageNames } from '../../lib/spokenLanguages';
import { line, picture, slug } from './primitives';

const registration = z
  .strictObject({
    number: line('Their registration number with that body.', 2, 40, { sample: true }),
    body: line('Full name of the council or other body that keeps the register.', 3, 80, { sample: true }),
  })
  .meta({ description: 'Entry in a professional register.', typeName: 'Registration' });

/** A team member (ABT-02). */
export const teamMemberSchema = z
  .strictObject({
    slug: slug('Short name for references, equal to the file’s name.'),
    name: line('Full name with title.', 3, 60, { sample: true }),
    degrees: line('Degrees, as shown under the name.', 2, 120, { sample: true }),
    designation: line('Role at the clinic.', 3, 80),
    registration: registration.optional(),
    languages: z
      .array(
        z.enum(languageNames).meta({ description: 'A language, by its English name.', unique: true, sample: true }),
      )
      .min(1)
      .max(8)
      .optional()
      .meta({ description: 'Languages in which they see people, the most used one first.' }),
    fieldsOfWork: z
      .array(line('One field, in words that visitors use.', 3, 60, { sample: true }))
      .min(1)
      .max(8)
      .optional()
      .meta({ description: 'Fields that they work in, the main one first.' }),
    image: picture('Portrait.', 800, { sample: true }),
    description: z
      .array(line('One line on training, experience or way of working.', 15, 200, { sample: true }))
      .min(3)
      .max(7)
      .meta({ description: 'Lines on the back of the team card.' }),
  })
  .meta({ description: 'A member of the clinic’s team.', typeName: 'TeamMember' });
