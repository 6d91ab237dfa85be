/**
 * A web or e-mail address whose host can belong to nobody: names that are reserved for examples, documentation and tests
 * (RFC 2606; RFC 6761), and one’s own machine.
 */
export const RESERVED_ADDRESS =
  /^(?:https?:\/\/|[^\s@]+@)(?:[\w-]+\.)*(?:example|invalid|test|localhost|example\.(?:com|org|net))\.?(?:[/:?#]|$)/i;
