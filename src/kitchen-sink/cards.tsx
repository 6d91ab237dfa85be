import { ArticleCard } from '../sections/ArticleCard/ArticleCard';
import { Banner } from '../sections/Banner/Banner';
import type { Example } from '../ui/Example';
import { Icon } from '../ui/Icon/Icon';
import { Link } from '../ui/Link/Link';
import { plainPicture } from '../ui/Picture/Picture.examples';

const article = (language: string, title: string, description: string) => ({
  title,
  description,
  language,
  link: '/blog/example',
  mainCategory: 'Sleep & Physical Wellness',
  dateText: '5 October 2024',
  readMinutes: 6,
  labels: { readMinutes: language === 'hi' ? '{minutes} मिनट' : '{minutes} min read' },
  image: { alt: '', src: { childImageSharp: plainPicture(760, 475) } },
});

/** Cards and what they are made of. */
export const cardExamples: Example[] = [
  {
    name: 'card',
    element: (
      <div className="card kitchenPad">
        <p>A card holds what belongs together.</p>
      </div>
    ),
  },
  {
    name: 'article card',
    element: <ArticleCard article={article('en', 'Sleep and health', 'How much you need at each age.')} />,
  },
  {
    name: 'article card in Hindi',
    element: <ArticleCard article={article('hi', 'असफलता का सामना', 'गिरने के बाद फिर उठने के छोटे कदम।')} />,
  },
  ...(['hover', 'focus'] as const).map((state) => ({
    name: `linked card, ${state}`,
    element: (
      <div className="card linked kitchenPad" data-state={state === 'hover' ? state : undefined}>
        <Link to="/services/example" className="cover" data-state={state === 'focus' ? state : undefined}>
          Linked card, {state}
        </Link>
        <span className="hint">
          <Icon name="arrow" />
        </span>
      </div>
    ),
  })),
  {
    name: 'badge',
    element: (
      <span className="door kitchenBadge" data-ground="dark">
        3k+
      </span>
    ),
  },
  {
    name: 'checked line',
    element: (
      <p className="checked">
        <Icon name="check" />
        <span>You have time to speak first.</span>
      </p>
    ),
  },
];

/** Banners. */
export const bannerExamples: Example[] = [
  {
    name: 'banner',
    element: (
      <Banner
        banner={{
          title: 'A banner',
          subtitle: 'Its words stand on the plain ground, whatever the picture shows.',
          image: { alt: 'A plain ground', src: { childImageSharp: plainPicture(1920, 800), narrow: null } },
        }}
      />
    ),
  },
];
