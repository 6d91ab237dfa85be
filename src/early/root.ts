/** The document’s element, on which parts of the page say what state it is in; under one short name, to spare bytes. */
export const root = document.documentElement;
