import { createContext, useContext } from 'react';
import { splitByScript } from '../../lib/splitByScript';
import { splitParagraphs } from '../../lib/words';

/** Language of the surrounding text; Hindi phrases are marked only where the text around them is not Hindi. */
export const LanguageContext = createContext<'en' | 'hi'>('en');

/** A line of content; Hindi phrases in it carry their language, for voices and fonts. */
export function Text({ children }: { children: string }) {
  if (useContext(LanguageContext) === 'hi') return children;
  return splitByScript(children).map(({ text, isDevanagari }, index) => (isDevanagari ? <span key={index} lang="hi">{text}</span> : text));
}

/** Paragraphs of content, which are separated by blank lines. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return splitParagraphs(text).map((paragraph, index) => (
    <p key={index} className={className}>
      <Text>{paragraph}</Text>
    </p>
  ));
}
