/** Events that reach the window, including those of the document. */
type Events = WindowEventMap & Pick<DocumentEventMap, 'DOMContentLoaded' | 'visibilitychange'>;

/**
 * Listens on the window. The short name saves bytes; it is a module of its own, since dom.ts needs a document, which
 * the server that renders pages does not have.
 */
export const listen = <Type extends keyof Events>(
  type: Type,
  listener: (event: Events[Type]) => void,
  capture?: boolean,
): void => addEventListener(type as string, listener as EventListener, capture);
