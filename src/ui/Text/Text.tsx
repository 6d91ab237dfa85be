import { createContext, useContext } from 'react';
import { htmlLang, type Language } from '../../lib/language';
import { splitByNumbers } from '../../lib/splitByNumbers';
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

/** Helplines whose numbers dial wherever a text names one; provided by the page’s shell. */
export const LinesToCall = createContext<readonly { numbers: readonly { display: string; href: string }[] }[]>([]);

/**
 * A line of content to read, in which a helpline’s number can be tapped: somebody in danger must not have to remember and
 * type it. Not for headings, labels and what stands within a link or its cover.
 */
export function Prose({ children }: { children: string }) {
  const numbers = useContext(LinesToCall).flatMap((line) => line.numbers);
  return splitByNumbers(
    children,
    numbers.map(({ display }) => display),
  ).map(({ text, isNumber }, index) =>
    isNumber ? (
      <a key={index} href={numbers.find(({ display }) => display === text)!.href}>
        {text}
      </a>
    ) : (
      <Text key={index}>{text}</Text>
    ),
  );
}

/** Paragraphs of content, which are separated by blank lines. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return splitParagraphs(text).map((paragraph, index) => (
    <p key={index} className={className}>
      <Prose>{paragraph}</Prose>
    </p>
  ));
}
