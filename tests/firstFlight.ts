/**
 * Bytes of a page that a server sends before the first answer comes back: ten segments of 1,460 (RFC 6928), less some 1,000 for
 * its headers. A browser paints what has come.
 */
export const FIRST_FLIGHT = 10 * 1460 - 1000;
