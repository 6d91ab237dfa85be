/** Synthetic articles for measuring growth: valid by every rule of the content, varied, and the same each time. */
import { findSuicideWords } from '../../src/content-model/text/speaksOfSuicide';
import type { ContentOf } from '../../src/content-model/collections';

type Article = ContentOf<'Article'>;

/** What synthetic articles are made of. */
interface Ingredients {
  tags: readonly string[];
  /** Pictures beside the articles. */
  pictures: readonly string[];
}

const who =
  'aunt,cousin,teacher,driver,baker,nurse,farmer,tailor,student,clerk,painter,cook,singer,gardener,weaver,guard'.split(
    ',',
  );
const where =
  'market,river,school,garden,station,kitchen,library,temple,field,office,park,shop,village,bridge,hall,courtyard'.split(
    ',',
  );
const what = 'walk,song,letter,meal,book,nap,list,game,call,plan,talk,prayer,stretch,cup of tea,photo,drawing'.split(
  ',',
);
const how = 'slowly,kindly,calmly,often,gently,early,quietly,warmly,openly,simply,gladly,patiently'.split(',');
const when = 'in the morning,after lunch,before bed,on a day off,during the rains,in winter,after work,at dusk'.split(
  ',',
);
const feeling = 'tired,sad,tense,restless,alone,worn out,uneasy,low,worried,numb,upset,stuck'.split(',');

/**
 * A small generator of pseudo-random numbers (mulberry32), so that each run makes the same articles.
 * @returns a function that gives an integer from 0 up to, but not including, `below`
 */
function makeRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const syllables = 'ba,di,ku,ma,ne,po,ra,si,ta,vi'.split(',');

/** A made-up name for each number, so that no two articles share a sentence; digits would count as figures. */
const nameOf = (number: number): string => {
  const name = [...String(number).padStart(4, '0')].map((digit) => syllables[Number(digit)]).join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Makes sentences about the person of this name, from words picked at random. */
function makeWriter(name: string, random: (below: number) => number) {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const forms = [
    () => `A ${pick(who)} near the ${pick(where)} felt ${pick(feeling)} ${pick(when)}, and a ${pick(what)} helped.`,
    () => `You may feel ${pick(feeling)} or ${pick(feeling)} ${pick(when)}, even at the ${pick(where)}.`,
    () => `Try a short ${pick(what)} by the ${pick(where)} and speak ${pick(how)} with a ${pick(who)}.`,
    () => `Some people start with a ${pick(what)}, then add a ${pick(what)} ${pick(when)}.`,
    () => `Tell a ${pick(who)} or a ${pick(who)} how the day at the ${pick(where)} went.`,
    () => `A ${pick(what)} ${pick(when)} can be done ${pick(how)}, and nobody needs to know.`,
    () => `When the ${pick(where)} feels too loud, step out ${pick(how)} and look for a ${pick(who)}.`,
  ];
  const sentence = () => pick(forms)();
  const start = () => `${name} felt ${pick(feeling)} at the ${pick(where)} ${pick(when)} and spoke to a ${pick(who)}.`;
  const text = (count: number) => [start(), ...Array.from({ length: count - 1 }, sentence)].join(' ');
  return { pick, text, list: (items: number, count: number) => Array.from({ length: items }, () => text(count)) };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const dayOf = (number: number) =>
  new Date(Date.UTC(2024, 1, 1) + (number % 560) * 86_400_000).toISOString().slice(0, 10);

/** The synthetic article with this number, which is part of its slug. */
export function makeArticle(number: number, { tags, pictures }: Ingredients): Article {
  const random = makeRandom(number + 1);
  const { pick, text, list } = makeWriter(nameOf(number), random);
  const [feels, place, thing] = [pick(feeling), pick(where), pick(what)];
  const own = [...new Set(Array.from({ length: 1 + random(6) }, () => pick(tags)))];
  return {
    slug: `synthetic-${number}`,
    title: capital(`${feels} at the ${place}: what a ${thing} can do for ${nameOf(number)}`),
    description: `Feeling ${feels} at the ${place} happens to many people. Here is what a ${thing} did for ${nameOf(number)}.`,
    image: { src: pick(pictures), alt: `Sample drawing for ${nameOf(number)}: a ${thing} near the ${place}` },
    date: dayOf(random(560)),
    tags: own,
    ...(own.some((tag) => findSuicideWords(tag)) ? { speaksOfSuicide: true } : {}),
    text1: `${text(6)}\n\n${text(5)}`,
    crux: text(2),
    hookTitle: capital(`why the ${place} feels so hard`),
    hookText: `${text(5)}\n\n${text(4)}`,
    keyPoints: list(4 + random(3), 2),
    diagnosis: { title: `How a ${pick(who)} may notice`, content: list(4, 3) },
    remedies: { title: `What a ${thing} can do`, content: list(5, 3) },
    conclusion: text(5),
    sources: ['Sample Institute of Calm', 'Sample Library of Rest'].map((organisation, place) => ({
      organisation,
      title: `On the ${thing}, for ${nameOf(number)}`,
      year: 2024,
      // Crossref’s prefix for tests; the rules refuse addresses that are reserved for examples.
      url: `https://doi.org/10.5555/sample-${place}-${number}`,
    })),
    sourcesCheckedOn: '2026-01-01',
  };
}
