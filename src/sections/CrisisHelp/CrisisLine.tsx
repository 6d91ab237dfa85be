import { htmlLang, type Language } from '../../lib/language';
import { InLanguage } from '../../ui/Text/InLanguage';
import { Text } from '../../ui/Text/Text';
import * as styles from './CrisisLine.module.css';

interface CrisisLineProps {
  clinic: Queries.CrisisHelpClinicFragment;
  copy: Queries.CrisisHelpCopyFragment;
  language: Language;
}

/** The numbers of the crisis help on one line, ahead of a title that speaks of suicide; the box itself follows below. */
export function CrisisLine({ clinic, copy, language }: CrisisLineProps) {
  const { heading } = language === 'hi' ? copy.hindi : copy.english;
  const lines = clinic.helplines.filter(({ audience }) => audience === 'everyone');
  return (
    <InLanguage language={language}>
      {(lang) => (
        <p className={styles.line} lang={lang}>
          <strong>
            <Text>{heading}</Text>
          </strong>
          {lines.map(({ name, numbers }) => (
            <span key={name} lang={language === 'en' ? undefined : htmlLang('en')}>
              {name} <a href={numbers[0]!.href}>{numbers[0]!.display}</a>
            </span>
          ))}
        </p>
      )}
    </InLanguage>
  );
}
