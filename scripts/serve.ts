/** `npm run serve [-- PORT]`: serves the finished site in `dist/` and prints its address. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readArguments, refuse } from './readArguments';
import { createServer } from './server/createServer';

const USAGE = 'npm run serve -- [PORT]';
const folder = resolve('dist');
const { positionals } = readArguments(USAGE, { allowPositionals: true });
const [wanted = process.env.PORT ?? '8000', second] = positionals;
if (second !== undefined) refuse(`One port can be named, not "${positionals.join('" and "')}"`, USAGE);
const port = Number(wanted);
if (!/^\d+$/.test(wanted) || port > 65_535) refuse(`A port is a number up to 65535, not "${wanted}"`, USAGE);

if (!existsSync(resolve(folder, 'index.html'))) {
  console.error('There is no built site yet: run npm run build first.');
  process.exitCode = 1;
} else {
  createServer(folder)
    .on('error', (error: NodeJS.ErrnoException) => {
      console.error(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken; try another one: npm run serve -- ${port + 1}`
          : error.message,
      );
      process.exitCode = 1;
    })
    .listen(port, () => console.log(`The site is at http://localhost:${port}`));
}
