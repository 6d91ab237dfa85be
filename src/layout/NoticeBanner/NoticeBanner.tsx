import { graphql } from 'gatsby';
import { useState } from 'react';
import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { Prose } from '../../ui/Text/Text';
import * as styles from './NoticeBanner.module.css';

interface NoticeBannerProps {
  notices: readonly Queries.NoticeBannerNoticeFragment[];
  labels: Queries.NoticeBannerLabelsFragment;
  lang: string | undefined;
}

/**
 * The notice of the day at the top of the page. All notices of the content are in the HTML; src/early/dated.ts hides
 * those for other days. A closed one stays closed until the page is loaded again: nothing is stored.
 */
export function NoticeBanner({ notices, labels, lang }: NoticeBannerProps) {
  const [closed, setClosed] = useState<string>();
  const close = (from: string) => {
    setClosed(from);
    document.getElementById('content')?.focus();
  };
  return notices
    .filter(({ from }) => from !== closed)
    .map(({ from, to, text, link }, index, { length }) => (
      <section
        key={from}
        className={styles.notice}
        data-ground="dark"
        // Without scripts all show, and landmarks need different names.
        aria-label={length > 1 ? `${labels.notice} ${index + 1}` : labels.notice}
        lang={lang}
        data-days={`${from}/${to}`}
      >
        <div className={styles.inner}>
          <p>
            <Prose>{`${text} `}</Prose>
            {link && <Link to={link.link}>{link.label}</Link>}
          </p>
          <button type="button" className={`${styles.close} scriptOnly`} onClick={() => close(from)}>
            <Icon name="close" />
            <span className="visuallyHidden">{labels.closeNotice}</span>
          </button>
        </div>
      </section>
    ));
}

export const fragments = graphql`
  fragment NoticeBannerNotice on Notice {
    from
    to
    text
    link {
      label
      link
    }
  }
  fragment NoticeBannerLabels on ShellLabels {
    notice
    closeNotice
  }
`;
