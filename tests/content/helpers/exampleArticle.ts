import type { ContentOf } from '../../../src/content-model/collections';

/** A short article that breaks no rule on words; tests change the part that they are about. */
export const exampleArticle: ContentOf<'Article'> = {
  slug: 'better-sleep',
  title: 'How to sleep better',
  description:
    'Small changes in the evening that can make it easier to fall asleep. When it is time to ask a doctor about your nights.',
  image: { src: './better-sleep.jpg', alt: 'A quiet room with a lamp turned low.' },
  date: '2025-01-05',
  tags: ['sleep'],
  text1:
    'Sleep helps the body and the mind to rest. Many people sleep badly for a night or two. That is no cause for alarm.\n\nIf it goes on, small changes can help.',
  crux: 'A calm hour before bed and a fixed time to rise help many people to sleep again.',
  hookTitle: 'Why the clock matters',
  hookText:
    'The body keeps its own time. It likes to wake at the same hour each day, and it grows tired at the same hour each night.',
  keyPoints: [
    'Rise at the same time each day.',
    'Keep the room dark and cool.',
    'Put the phone away an hour before bed.',
  ],
  diagnosis: {
    title: 'What we ask about sleep',
    content: ['We ask when you go to bed and when you rise.', 'We ask about tea, coffee, alcohol and medicines.'],
  },
  remedies: {
    title: 'What you can try at home',
    content: [
      'Walk in the light each morning.',
      'Get up if you lie awake for long.',
      'Write your worries down before bed.',
    ],
  },
  conclusion: 'Please see a doctor if poor sleep lasts for weeks, or if your days have become hard because of it.',
  sources: [
    {
      organisation: 'National Health Service',
      title: 'Insomnia',
      year: 2024,
      url: 'https://www.nhs.uk/conditions/insomnia/',
    },
    {
      organisation: 'World Health Organization',
      title: 'Doing what matters in times of stress',
      year: 2020,
      url: 'https://www.who.int/publications/i/item/9789240003927',
    },
  ],
  sourcesCheckedOn: '2026-11-27',
};
