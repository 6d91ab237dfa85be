/**
 * A web or e-mail address whose host can belong to nobody: names reserved for examples, documentation and tests (RFC
 * 2606; RFC 6761), and the local machine.
 */
export const RESERVED_ADDRESS =
  /^(?:https?:\/\/|[^\s@]+@)(?:[\w-]+\.)*(?:example|invalid|test|localhost|example\.(?:com|org|net))\.?(?:[/:?#]|$)/i;
