import { createContext, useContext } from 'react';
import { htmlLang, type Language } from '../../lib/language';
import { splitByScript } from '../../lib/splitByScript';
import { splitParagraphs } from '../../lib/words';

/** Language of the surrounding text; phrases are marked only if theirs differs. */
export const LanguageContext = createContext<Language>('en');

/** A line of content; phrases in the other language get a `lang` attribute, for screen readers and fonts. */
export function Text({ children }: { children: string }) {
  const around = useContext(LanguageContext);
  return splitByScript(children).map(({ text, isDevanagari }, index) => {
    const isForeign = around === 'hi' ? !isDevanagari && /\p{Script=Latin}/u.test(text) : isDevanagari;
    return isForeign ? (
      <span key={index} lang={htmlLang(isDevanagari ? 'hi' : 'en')}>
        {text}
      </span>
    ) : (
      text
    );
  });
}

/** Paragraphs of content, which are separated by blank lines. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return splitParagraphs(text).map((paragraph, index) => (
    <p key={index} className={className}>
      <Text>{paragraph}</Text>
    </p>
  ));
}
