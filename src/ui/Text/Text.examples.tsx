import type { Example } from '../Example';
import { Link } from '../Link/Link';
import { Paragraphs, Text } from './Text';

const words = 'You can talk to us about worry, sleep or low mood. मानसिक स्वास्थ्य is health too.';

/** Headings and text in each size, in English and Hindi. */
export const textExamples: Example[] = [
  { name: 'heading 2', element: <h2>Expert and kind care</h2> },
  { name: 'heading 3', element: <h3>What happens first</h3> },
  {
    name: 'heading in Hindi',
    element: <h3 lang="hi">क्षमा, श्री, त्रि और ज्ञान</h3>,
  },
  { name: 'eyebrow', element: <p className="eyebrow">Why choose us</p> },
  {
    name: 'lead',
    element: (
      <p className="lead">
        <Text>{words}</Text>
      </p>
    ),
  },
  { name: 'text', element: <Paragraphs text={words} /> },
  {
    name: 'text in Hindi',
    element: <p lang="hi">मन की बात कहना कमज़ोरी नहीं है। क्षमा, श्री, त्रि और ज्ञान जैसे अक्षर पूरे दिखने चाहिए।</p>,
  },
  { name: 'small', element: <Paragraphs text={words} className="small" /> },
  { name: 'note', element: <Paragraphs text={words} className="note" /> },
  {
    name: 'link',
    element: (
      <p>
        Read <Link to="/about">about us</Link> first.
      </p>
    ),
  },
];
