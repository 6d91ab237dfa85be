import { graphql } from 'gatsby';
import { htmlLang, type Language } from '../../lib/language';
import { InLanguage } from '../../ui/Text/InLanguage';
import { Text } from '../../ui/Text/Text';
import * as styles from './CrisisLine.module.css';

/** What the line is made from. */
export interface CrisisLineWords {
  clinic: Queries.CrisisLineClinicFragment;
  copy: Queries.CrisisLineCopyFragment;
}

interface CrisisLineProps extends CrisisLineWords {
  language?: Language;
}

/** The numbers of the crisis help on one line, before titles that speak of suicide. */
export function CrisisLine({ clinic, copy, language = 'en' }: CrisisLineProps) {
  const { heading } = language === 'hi' ? copy.hindi : copy.english;
  const lines = clinic.helplines.filter(({ audience }) => audience === 'everyone');
  return (
    <InLanguage language={language}>
      {(lang) => (
        <p className={styles.line} lang={lang}>
          <strong>
            <Text>{`${heading} `}</Text>
          </strong>
          {lines.map(({ name, numbers }) => (
            <span key={name} lang={language === 'en' ? undefined : htmlLang('en')}>
              {name} <a href={numbers[0]!.href}>{numbers[0]!.display}</a>{' '}
            </span>
          ))}
        </p>
      )}
    </InLanguage>
  );
}

export const fragments = graphql`
  fragment CrisisLineClinic on Clinic {
    helplines {
      name
      audience
      numbers {
        display
        href
      }
    }
  }
  fragment CrisisLineCopy on CrisisHelpCopy {
    english {
      heading
    }
    hindi {
      heading
    }
  }
`;
