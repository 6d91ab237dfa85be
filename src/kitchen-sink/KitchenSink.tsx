import { accordionExamples } from '../ui/Accordion/Accordion.examples';
import { buttonExamples } from '../ui/Button/Button.examples';
import { checklistExamples } from '../ui/Checklist/Checklist.examples';
import { counterExamples } from '../ui/Counter/Counter.examples';
import type { Example } from '../ui/Example';
import { fieldExamples } from '../ui/Field/Field.examples';
import { iconExamples } from '../ui/Icon/Icon.examples';
import { pictureExamples } from '../ui/Picture/Picture.examples';
import { sectionExamples } from '../ui/Section/Section.examples';
import { starsExamples } from '../ui/Stars/Stars.examples';
import { textExamples } from '../ui/Text/Text.examples';
import { bannerExamples, cardExamples } from './cards';
import './kitchenSink.css';

type Ground = 'plain' | 'warm' | 'sand' | 'cool' | 'dark';

interface Shelf {
  heading: string;
  examples: readonly Example[];
  /** Their layout: side by side at their own width, in columns, or each as wide as the page. */
  kind: 'row' | 'tiles' | 'wide';
  grounds?: readonly Ground[];
}

const GROUNDS = ['plain', 'sand', 'cool', 'dark'] as const;

const shelves: Shelf[] = [
  { heading: 'Buttons', examples: buttonExamples, kind: 'row', grounds: GROUNDS },
  { heading: 'Text', examples: textExamples, kind: 'tiles', grounds: GROUNDS },
  { heading: 'Fields', examples: fieldExamples, kind: 'tiles' },
  { heading: 'Cards and badges', examples: cardExamples, kind: 'tiles', grounds: ['warm'] },
  { heading: 'Accordion', examples: accordionExamples, kind: 'wide', grounds: ['sand'] },
  { heading: 'Stars and counter', examples: [...starsExamples, ...counterExamples], kind: 'row' },
  { heading: 'Icons', examples: iconExamples, kind: 'row', grounds: ['plain', 'dark'] },
  { heading: 'Checklist', examples: checklistExamples, kind: 'wide' },
  { heading: 'Pictures', examples: pictureExamples, kind: 'tiles' },
  { heading: 'Banners', examples: bannerExamples, kind: 'wide' },
  { heading: 'Sections', examples: sectionExamples, kind: 'wide' },
];

/** Every UI component in each of its states, on each ground that it may be on; for development and tests only. */
export function KitchenSink() {
  return (
    <div className="kitchen">
      <h1 className="frame">Kitchen sink</h1>
      {shelves.map(({ heading, examples, kind, grounds = ['plain'] }) =>
        grounds.map((ground) => (
          <section key={`${heading} ${ground}`} data-ground={ground} aria-label={`${heading}, ${ground}`}>
            <div className="frame">
              <h2>
                {heading}, {ground}
              </h2>
              <div className={`${kind} kitchenShelf`}>
                {examples.map(({ name, element }) => (
                  <div key={name} data-example={name}>
                    {element}
                  </div>
                ))}
              </div>
            </div>
          </section>
        )),
      )}
    </div>
  );
}
