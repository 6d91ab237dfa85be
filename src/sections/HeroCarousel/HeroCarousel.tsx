import { graphql } from 'gatsby';
import { useEffect, useRef, type CSSProperties } from 'react';
import { Button, ButtonLink } from '../../ui/Button/Button';
import { Picture } from '../../ui/Picture/Picture';
import { Text } from '../../ui/Text/Text';
import * as styles from './HeroCarousel.module.css';
import { settleSlides } from './settleSlides';
import { SLIDE_INTERVAL, SLIDE_TRANSITION } from './timing';

interface HeroCarouselProps {
  hero: Queries.HeroCarouselContentFragment;
}

/**
 * Slides that follow each other without end, by CSS alone, so they run before React and without scripts;
 * src/early/carousel.ts pauses them. The first slide’s heading is the page’s: screen readers find it while others show.
 */
export function HeroCarousel({ hero }: HeroCarouselProps) {
  const carousel = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = carousel.current!;
    // Somebody on a link of the slides must not lose it to the next slide, nor find them running later (WCAG 2.2.2).
    const stop = () => {
      if (section.querySelector('a:focus-visible') && !section.hasAttribute('data-paused'))
        section.querySelector<HTMLElement>('[data-does=carousel]')!.click();
    };
    // Whoever stops them may do so while they change.
    const settle = () => {
      if (section.hasAttribute('data-paused'))
        settleSlides(section, section.querySelector('a:focus-visible')?.closest('[data-carousel] > div'));
    };
    const paused = new MutationObserver(settle);
    paused.observe(section, { attributes: true, attributeFilter: ['data-paused'] });
    // The focus and the press may have come before React did.
    stop();
    settle();
    section.addEventListener('focusin', stop);
    return () => {
      section.removeEventListener('focusin', stop);
      paused.disconnect();
    };
  }, []);
  const timing = { '--interval': `${SLIDE_INTERVAL}ms`, '--transition': `${SLIDE_TRANSITION}ms` } as CSSProperties;
  return (
    <section
      className={styles.hero}
      data-carousel
      data-ground="dark"
      aria-roledescription="carousel"
      aria-label={hero.label}
      style={timing}
      ref={carousel}
    >
      <Button
        size="sm"
        variant="secondary"
        className={`${styles.pause} scriptOnly`}
        data-does="carousel"
        data-pause={hero.pause}
        data-play={hero.play}
      >
        <span data-label suppressHydrationWarning>
          {hero.pause}
        </span>
      </Button>
      {hero.slides.map(({ image, h1, h2, p }, index) => {
        const isFirst = index === 0;
        const Heading = isFirst ? 'h1' : 'h2';
        return (
          <div
            key={h1}
            className={styles.slide}
            data-first={isFirst || undefined}
            style={{ '--index': index } as CSSProperties}
          >
            <Picture image={image} isFirst={isFirst} className={styles.image} />
            <div className={styles.words}>
              <Heading className={styles.heading}>
                <Text>{h1}</Text>
              </Heading>
              <p className={styles.subheading}>
                <Text>{h2}</Text>
              </p>
              <p className={styles.text}>
                <Text>{p}</Text>
              </p>
              <div className={styles.actions}>
                <ButtonLink to={hero.learnMore.link} size="lg">
                  {hero.learnMore.label}
                  <span className="visuallyHidden"> {hero.learnMoreAbout}</span>
                </ButtonLink>
                <ButtonLink to={hero.callToAction.link} size="lg" variant="outline">
                  {hero.callToAction.label}
                </ButtonLink>
              </div>
            </div>
          </div>
        );
      })}
    </section>
  );
}

export const fragments = graphql`
  fragment HeroCarouselContent on HomeHero {
    label
    slides {
      h1
      h2
      p
      image {
        alt
        src {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1280, 1920], sizes: "(min-width: 800px) 100vw, 130vw")
          }
          narrow: childImageSharp {
            gatsbyImageData(
              width: 800
              layout: CONSTRAINED
              aspectRatio: 1
              transformOptions: { cropFocus: EAST }
              breakpoints: [800]
            )
          }
        }
      }
    }
    learnMore {
      label
      link
    }
    learnMoreAbout
    callToAction {
      label
      link
    }
    pause
    play
  }
`;
