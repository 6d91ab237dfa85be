import { Picture, type PictureData } from '../../ui/Picture/Picture';
import * as styles from './LoadingSplash.module.css';

interface LoadingSplashProps {
  /** The institute’s full name, set in a rotating circle. */
  fullName: string;
  image: PictureData;
  /** Announced by screen readers while it shows. */
  loading: string;
  lang: string | undefined;
}

/** Covers the window on the first page and on each change of path, then leaves by CSS alone; the shell sets how long. */
export function LoadingSplash({ fullName, image, loading, lang }: LoadingSplashProps) {
  return (
    <div className={`${styles.splash} noPrint`} data-ground="dark" data-splash-screen lang={lang}>
      <p className="visuallyHidden" role="status">
        {loading}
      </p>
      <svg className={styles.ring} viewBox="0 0 200 200" aria-hidden="true">
        <path id="splash-circle" d="M100 100m-84 0a84 84 0 1 1 168 0a84 84 0 1 1-168 0" fill="none" />
        <text>
          <textPath href="#splash-circle" textLength="514" lengthAdjust="spacing">{`${fullName} · `}</textPath>
        </text>
      </svg>
      <div className={styles.picture}>
        <Picture image={image} alt="" isFirst />
      </div>
    </div>
  );
}
