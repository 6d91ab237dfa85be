import { useRef } from 'react';
import { Icon } from '../Icon/Icon';
import { Paragraphs, Text } from '../Text/Text';
import { holdQuestion } from './holdQuestion';
import { useOpenOnPaper } from './useOpenOnPaper';
import * as styles from './Accordion.module.css';

/** A question with its answer; blank lines separate the answer’s paragraphs. */
interface AccordionItem {
  question: string;
  answer: string;
}

/** Questions that open their answers, one at a time; native, so it works before and without scripts. */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useOpenOnPaper(ref);
  return (
    // Keys press a question by a click too.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={ref} className={styles.accordion} onClick={(event) => holdQuestion(event.target as Element)}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={styles.question}>
              <Text>{question}</Text>
            </h3>
            <Icon name="chevron" className={styles.chevron} />
          </summary>
          <div className={styles.answer}>
            <Paragraphs text={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
