/** The package has no types of its own; these are the functions that we use. */
declare module 'text-readability' {
  const readability: {
    /** Flesch-Kincaid grade, to one decimal place. */
    fleschKincaidGrade: (text: string) => number;
  };
  export default readability;
}
