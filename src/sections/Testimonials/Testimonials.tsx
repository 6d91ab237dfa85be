import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import Slider from 'react-slick';
import { Icon } from '../../ui/Icon/Icon';
import { Section } from '../../ui/Section/Section';
import { Paragraphs, Text } from '../../ui/Text/Text';
import * as styles from './Testimonials.module.css';
import { useSliderView } from './useSliderView';

interface TestimonialsProps {
  testimonials: readonly Queries.TestimonialsItemFragment[];
  copy: Queries.TestimonialsCopyPartFragment;
}

/** Milliseconds that a slide takes to move. */
const SPEED = 500;

function TestimonialCard({ title, content, author }: Queries.TestimonialsItemFragment) {
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <h3>
          <Text>{title}</Text>
        </h3>
        <Paragraphs text={content} />
      </blockquote>
      <figcaption className={styles.author}>
        <Text>{author}</Text>
      </figcaption>
    </figure>
  );
}

/**
 * Makes slides out of view, and the copies that the loop needs, inert; react-slick hides them from screen readers only,
 * not from the keyboard.
 */
function markReachable(root: HTMLElement | null) {
  for (const slide of root?.querySelectorAll<HTMLElement>('.slick-slide') ?? [])
    slide.inert = !slide.classList.contains('slick-active');
}

/**
 * A slider that loops. Until hydration the same cards are in a row that scrolls, as many in view and as wide as in the
 * slider (react-slick 0.31 can’t tell the width of the window, see docs/dependencies.md).
 */
export function Testimonials({ testimonials, copy }: TestimonialsProps) {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  // A press may come, or be repeated by the loader, before the slider has replaced the row; it is kept for the slider.
  const waiting = useRef<'slickNext' | 'slickPrev'>(undefined);
  const move = (step: 'slickNext' | 'slickPrev') => {
    isPressed.current = true;
    if (slider.current) slider.current[step]();
    else waiting.current = step;
  };
  const takeOver = (mounted: Slider | null) => {
    slider.current = mounted;
    if (mounted && waiting.current) mounted[waiting.current]();
    waiting.current = undefined;
  };
  const { view, keepPosition } = useSliderView(root, testimonials.length);
  // What a press of a button has brought into view, for screen readers; the slides themselves change without a word.
  const [said, setSaid] = useState('');
  const isPressed = useRef(false);
  const sayPressed = (first: number) => {
    const inView = Array.from(
      { length: view?.count ?? 0 },
      (_, at) => testimonials[(first + at) % testimonials.length]!,
    );
    setSaid(isPressed.current ? inView.map(({ title }) => title).join(', ') : '');
    isPressed.current = false;
  };
  const cards = testimonials.map((testimonial) => <TestimonialCard key={testimonial.title} {...testimonial} />);
  const mark = () => markReachable(root.current);
  const buttons = (
    <div className={`${styles.buttons} scriptOnly`}>
      <button type="button" className={styles.button} data-back onClick={() => move('slickPrev')}>
        <Icon name="arrow" />
        <span className="visuallyHidden">{copy.previous}</span>
      </button>
      <button type="button" className={styles.button} onClick={() => move('slickNext')}>
        <Icon name="arrow" />
        <span className="visuallyHidden">{copy.next}</span>
      </button>
      <output className="visuallyHidden">
        {/* An element of its own each time: what a browser translates React could not change. */}
        <span key={said}>
          <Text>{said}</Text>
        </span>
      </output>
    </div>
  );
  return (
    <Section
      id="testimonials"
      heading={copy.heading}
      intro={copy.intro}
      ground="warm"
      className={styles.testimonials}
      tools={buttons}
    >
      <div
        ref={root}
        className={styles.slider}
        data-wakes
        // Takes the focus over from the row (useSliderView.ts).
        tabIndex={-1}
        role="group"
        aria-roledescription="carousel"
        aria-label={copy.sliderLabel}
      >
        {view ? (
          <Slider
            key={view.count}
            ref={takeOver}
            slidesToShow={view.count}
            initialSlide={view.start}
            speed={view.isStill ? 0 : SPEED}
            arrows={false}
            // With a mouse its text can be selected; touch swipes.
            draggable={false}
            cssEase="ease-out"
            onInit={mark}
            onReInit={mark}
            beforeChange={keepPosition}
            afterChange={sayPressed}
          >
            {cards}
          </Slider>
        ) : (
          // If React never loads, the keyboard can scroll it too.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div className={styles.row} tabIndex={0}>
            {cards.map((card) => (
              <div key={card.key} className={styles.cell}>
                {card}
              </div>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment TestimonialsItem on Testimonial {
    title
    content
    author
  }
  fragment TestimonialsCopyPart on TestimonialsCopy {
    heading
    intro
    sliderLabel
    previous
    next
  }
`;
