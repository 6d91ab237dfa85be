import { useContext, type ReactNode } from 'react';
import { htmlLang, type Language } from '../../lib/language';
import { LanguageContext } from './Text';

/** Words in a language of their own: marked for screen readers and fonts if the text around them is in another one. */
export function InLanguage({
  language,
  children,
}: {
  language: Language;
  children: (lang: string | undefined) => ReactNode;
}) {
  const around = useContext(LanguageContext);
  const lang = language === around ? undefined : htmlLang(language);
  return <LanguageContext.Provider value={language}>{children(lang)}</LanguageContext.Provider>;
}
