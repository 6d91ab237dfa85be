/** `npm run serve [-- PORT]`: serves the finished site in `dist/` and prints its address. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from './server/createServer';

const folder = resolve('dist');
const port = Number(process.argv[2] ?? process.env.PORT ?? 8000);

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
