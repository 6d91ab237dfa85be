interface Additions {
  /** The early script, minified. */
  early: string;
}

/**
 * What the pass changes in a page’s HTML. It works on the text, never by parsing and writing the page anew, so that what
 * React finds is to the letter what React drew.
 */
export function transformHtml(html: string, { early }: Additions): string {
  if (!html.includes('</head>')) throw new Error('A page without </head> can’t be finished.');
  return html.replace('</head>', () => `<script>${early}</script></head>`);
}
