import type { AddressInfo } from 'node:net';
import { createServer } from './createServer';

/** A server that listens. */
export interface RunningServer {
  /** Its address, without a slash at the end. */
  origin: string;
  close: () => void;
}

/** Starts a server for a folder of flat files, on a free port. */
export async function startServer(folder: string): Promise<RunningServer> {
  const server = createServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
