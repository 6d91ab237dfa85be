/** What reaches the window, also from the document. */
type Events = WindowEventMap & Pick<DocumentEventMap, 'DOMContentLoaded' | 'visibilitychange'>;

/** Listens on the window. Its short name spares bytes; a module of its own, since the server that draws pages has no document. */
export const listen = <Type extends keyof Events>(
  type: Type,
  listener: (event: Events[Type]) => void,
  capture?: boolean,
): void => addEventListener(type as string, listener as EventListener, capture);
