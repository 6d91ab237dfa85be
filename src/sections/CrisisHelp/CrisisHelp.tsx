import { graphql } from 'gatsby';
import { type Language } from '../../lib/language';
import { Icon } from '../../ui/Icon/Icon';
import { InLanguage } from '../../ui/Text/InLanguage';
import { Paragraphs, Text } from '../../ui/Text/Text';
import * as styles from './CrisisHelp.module.css';

interface CrisisHelpProps {
  clinic: Queries.CrisisHelpClinicFragment;
  copy: Queries.CrisisHelpCopyFragment;
  /** Language of the text around it. */
  language?: Language;
  /** Adds the helplines for children, on pages about them. */
  withChildren?: boolean;
}

/** Calm help with numbers to tap, before and after text that speaks of suicide (safe messaging, WHO and IASP 2023). */
export function CrisisHelp({ clinic, copy, language = 'en', withChildren = false }: CrisisHelpProps) {
  const words = language === 'hi' ? copy.hindi : copy.english;
  const helplines = clinic.helplines.filter(({ audience }) => withChildren || audience === 'everyone');
  return (
    <InLanguage language={language}>
      {(lang) => (
        <div className={styles.box} role="note" aria-label={words.heading} lang={lang}>
          <div className={styles.words}>
            <h2 className={styles.heading}>
              <Text>{words.heading}</Text>
            </h2>
            <Paragraphs text={words.text} />
          </div>
          <ul className={styles.lines} role="list">
            {helplines.map((line) => (
              <li key={line.name}>
                <p className={styles.name}>{language === 'hi' ? line.nameInHindi : line.name}</p>
                <p className={styles.numbers}>
                  {line.numbers.map(({ display, href }) => (
                    <a key={href} href={href} className={styles.number}>
                      <Icon name="phone" className={styles.icon} />
                      {display}
                    </a>
                  ))}
                </p>
                <p className={styles.note}>{language === 'hi' ? line.descriptionInHindi : line.description}</p>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {`${words.checked} ${language === 'hi' ? clinic.helplinesCheckedOnTextInHindi : clinic.helplinesCheckedOnText}`}
          </p>
        </div>
      )}
    </InLanguage>
  );
}

export const fragments = graphql`
  fragment CrisisHelpClinic on Clinic {
    helplines {
      name
      nameInHindi
      audience
      description
      descriptionInHindi
      numbers {
        display
        href
      }
    }
    helplinesCheckedOnText
    helplinesCheckedOnTextInHindi
  }
  fragment CrisisHelpCopy on CrisisHelpCopy {
    english {
      heading
      text
      checked
    }
    hindi {
      heading
      text
      checked
    }
  }
`;
