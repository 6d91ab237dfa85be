import clinic from '../content/clinic.json';

/**
 * Whether the content is the sample’s: its site has a name reserved for examples. What the specification says of one
 * clinic’s articles and old addresses then holds too; another clinic may publish others.
 */
export const isSampleSite = new URL(clinic.siteUrl).hostname.endsWith('.example');
