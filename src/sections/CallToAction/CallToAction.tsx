import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { Section } from '../../ui/Section/Section';
import { Prose, Text } from '../../ui/Text/Text';
import * as styles from './CallToAction.module.css';

interface CallToActionProps {
  copy: Queries.CallToActionContentFragment;
  bookingUrl: string;
}

/** A banner that leads to the external booking page. */
export function CallToAction({ copy, bookingUrl }: CallToActionProps) {
  return (
    <Section id="call-to-action" ground="dark" className={styles.banner}>
      <div className={styles.words}>
        <h2 id="call-to-action">
          <Text>{copy.heading}</Text>
        </h2>
        <p className={styles.text}>
          <Prose>{copy.text}</Prose>
        </p>
        <ButtonLink to={bookingUrl} size="lg" variant="secondary">
          {copy.button}
        </ButtonLink>
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment CallToActionContent on CallToActionCopy {
    heading
    text
    button
  }
`;
