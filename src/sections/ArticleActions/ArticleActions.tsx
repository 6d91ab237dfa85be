import { graphql } from 'gatsby';
import { useEffect, useState } from 'react';
import { copyText } from '../../lib/copyText';
import { startLikes } from '../../lib/likes';
import { whatsappShareUrl } from '../../lib/whatsappMessage';
import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { Text } from '../../ui/Text/Text';
import { useIsHydrated } from '../../ui/useIsHydrated';
import * as styles from './ArticleActions.module.css';

type Labels = Queries.ArticleActionsContentFragment['labels'];

/** Where the counter starts; for the browser only, since nothing random may be in the HTML (ART-04). */
const chooseStart = () => startLikes(Math.random());

function LikeButton({ labels }: { labels: Labels }) {
  const [likes, setLikes] = useState<number>();
  // Announce the count only after a press: the initial number is no news.
  const [isPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    setLikes((count = chooseStart()) => count + 1);
  };
  useEffect(() => setLikes(chooseStart()), []);
  return (
    <span className={styles.like} data-wakes>
      <button type="button" className={styles.button} onClick={press}>
        <Icon name="heart" className={styles.icon} />
        {labels.like}
      </button>
      <output className={styles.count} aria-live={likes === undefined ? undefined : isPressed ? 'polite' : 'off'}>
        {likes !== undefined && labels.likes.replace('{count}', String(likes))}
      </output>
    </span>
  );
}

function BookmarkButton({ label }: { label: string }) {
  const [isOn, setOn] = useState(false);
  return (
    <button type="button" className={styles.button} aria-pressed={isOn} onClick={() => setOn((on) => !on)}>
      <Icon name="bookmark" className={styles.icon} />
      {label}
    </button>
  );
}

interface SharedPage {
  title: string;
  url: string;
}

/** The device’s own way to share, if it has one; it offers copying too, so its button replaces the one for copying. */
async function shareByDevice(page: SharedPage): Promise<'done' | 'failed'> {
  try {
    await navigator.share(page);
  } catch (error) {
    // Closing the sheet is no failure, nor is a second press while it is open.
    if (!/^(Abort|InvalidState)Error$/.test((error as Error).name)) return 'failed';
  }
  return 'done';
}

function ShareOrCopy({ page, labels }: { page: SharedPage; labels: Labels }) {
  const [result, setResult] = useState('');
  const canShare = useIsHydrated() && 'share' in navigator;
  const press = async () => {
    if (canShare && (await shareByDevice(page)) === 'done') return;
    setResult('');
    setResult((await copyText(page.url)) ? labels.linkCopied : `${labels.copyFailed} ${page.url}`);
  };
  return (
    <>
      <button type="button" className={`${styles.button} scriptOnly`} onClick={press}>
        {canShare ? labels.share : labels.copyLink}
      </button>
      <output className={styles.result}>{result}</output>
    </>
  );
}

/** Liking, bookmarking (both on this page only) and sharing an article. */
export function ArticleActions({
  article: { title, url, labels },
}: {
  article: Queries.ArticleActionsContentFragment;
}) {
  return (
    <div className={`${styles.actions} noPrint`}>
      <div className={`${styles.row} scriptOnly`}>
        <LikeButton labels={labels} />
        <BookmarkButton label={labels.bookmark} />
      </div>
      <div className={styles.row} role="group" aria-label={labels.share}>
        <Link to={whatsappShareUrl(`${title} ${url}`)} className={styles.button}>
          <Icon name="chat" className={styles.icon} />
          <span>
            <Text>{labels.shareOnWhatsapp}</Text>
          </span>
        </Link>
        <ShareOrCopy page={{ title, url }} labels={labels} />
      </div>
    </div>
  );
}

export const fragments = graphql`
  fragment ArticleActionsContent on Article {
    title
    url
    labels {
      like
      likes
      bookmark
      share
      shareOnWhatsapp
      copyLink
      linkCopied
      copyFailed
    }
  }
`;
