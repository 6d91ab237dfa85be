import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDate } from '../lib/formatDate';
import { addDays, dayInIndia } from '../lib/indianTime';
import { onPreBootstrap } from './onPreBootstrap';

const directory = mkdtempSync(join(tmpdir(), 'content-'));
beforeAll(() => cpSync('content', join(directory, 'content'), { recursive: true }));
afterAll(() => rmSync(directory, { recursive: true }));
afterEach(() => cpSync('content/faqs.json', join(directory, 'content/faqs.json')));

function run(mode: string) {
  const reporter = { panic: jest.fn(), error: jest.fn(), info: jest.fn() };
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: mode });
  onPreBootstrap!(
    { reporter, store: { getState: () => ({ program: { directory } }) } } as never,
    {} as never,
    () => undefined,
  );
  Object.assign(process.env, { NODE_ENV: before });
  return reporter;
}

const breakContent = () => {
  const path = join(directory, 'content/faqs.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"question"', '"questoin"'));
};

test('lets a build with the shipped content go on [PUR-17]', () => {
  const { panic, error } = run('production');
  expect(panic).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

test('stops a build with faulty content, naming file, line and what to write', () => {
  breakContent();
  const { panic } = run('production');
  expect(panic).toHaveBeenCalledTimes(1);
  expect(panic.mock.calls[0][0]).toMatch(/content\/faqs\.json:\d+/);
  expect(panic.mock.calls[0][0]).toContain('"question"');
});

test('reports the same in development and goes on', () => {
  breakContent();
  const { panic, error } = run('development');
  expect(panic).not.toHaveBeenCalled();
  expect(error.mock.calls[0][0]).toContain('content/faqs.json');
});

test('says which articles wait for their day, and until when', () => {
  const name = readdirSync('content/blog').find((each) => each.endsWith('.json'))!;
  const path = join(directory, 'content/blog', name);
  const saidBefore = run('production').info.mock.calls.length;
  const text = readFileSync(path, 'utf8');
  const day = addDays(dayInIndia(new Date()), 30);
  writeFileSync(path, text.replace(/"date": "[^"]*"/, `"date": "${day}"`).replace(/ *"updated".*\n/, ''));
  const { info, panic } = run('production');
  writeFileSync(path, text);
  expect(panic).not.toHaveBeenCalled();
  expect(saidBefore).toBe(0);
  expect(info.mock.calls).toEqual([
    [expect.stringContaining(`content/blog/${name} waits until ${formatDate(day)}, Indian time`)],
  ]);
});
