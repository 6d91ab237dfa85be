import { Button } from '../../ui/Button/Button';
import { Checklist } from '../../ui/Checklist/Checklist';
import { Section } from '../../ui/Section/Section';
import { printSheet } from '../TakeAlongSheet/printSheet';
import * as styles from './WhatToBring.module.css';

interface WhatToBringProps {
  bring: Queries.WhatToBringContentFragment;
  /** Words of the button that prints the sheet to take along. */
  print: string;
  ground?: 'plain' | 'cool';
}

/** What to bring to a visit, with a button that prints it together with hours, place and numbers. */
export function WhatToBring({ bring, print, ground = 'plain' }: WhatToBringProps) {
  return (
    <Section id="what-to-bring" heading={bring.heading} ground={ground} align="centre">
      <Checklist items={bring.items} />
      <p className={`${styles.print} scriptOnly`}>
        <Button variant="outline" onClick={printSheet}>
          {print}
        </Button>
      </p>
    </Section>
  );
}
