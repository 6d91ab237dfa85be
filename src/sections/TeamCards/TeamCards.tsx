import { graphql } from 'gatsby';
import { Section } from '../../ui/Section/Section';
import * as styles from './TeamCards.module.css';
import { TeamCard } from './TeamCard';

/** The team: one card per person, with more about them on its back. */
export function TeamCards({ heading, intro, members, ...labels }: Queries.TeamCardsCopyFragment) {
  return (
    <Section id="team" heading={heading} intro={intro} ground="cool" align="centre">
      <ul className={styles.cards} role="list">
        {members.map((member) => (
          <TeamCard key={member.slug} member={member} labels={labels} />
        ))}
      </ul>
    </Section>
  );
}

export const fragments = graphql`
  fragment TeamCardsCopy on TeamCopy {
    heading
    intro
    ...TeamCardLabels
    members {
      slug
      ...TeamCardMember
    }
  }
`;
