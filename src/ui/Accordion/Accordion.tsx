import { Icon } from '../Icon/Icon';
import { Paragraphs, Text } from '../Text/Text';
import * as styles from './Accordion.module.css';

export interface AccordionItem {
  question: string;
  answer: string;
}

/** Questions that open their answers, one at a time; native, so it works before and without scripts. */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  return (
    <div className={styles.accordion}>
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
