import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'

const AREAS = ['shop', 'seller', 'admin'] as const
const RESULTS = [...AREAS.map(area => `apps/${area}/dist/index.html`), 'apps/server/dist/main.js']
const INPUTS = [
  ...AREAS.map(area => `apps/${area}`),
  ...['src', 'seeds/base', 'seeds/demo/catalog', 'seeds/demo/load', 'rolldown.config.ts'].map(
    part => `apps/server/${part}`,
  ),
  'packages',
  'tooling/vite',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
]
const TAIL = 30

/** Pages or server could not be built; the message holds the last lines of the build. */
export class BuildError extends Error {}

const paths = (checkout: string) => {
  const cache = join(checkout, '.cache/start')
  return { cache, stamp: join(cache, 'built'), log: join(cache, 'build.log') }
}

/** Whether the builds of the three SPAs and the server are current. */
export const isBuilt = (checkout: string): boolean => {
  const { stamp } = paths(checkout)
  if (!RESULTS.every(file => existsSync(join(checkout, file)))) return false
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(checkout, INPUTS)
}

const runTurbo = (checkout: string, log: number) =>
  new Promise<number>(resolve => {
    const filters = [...AREAS, 'server'].map(name => `--filter=@shiji/${name}`)
    const turbo = spawn('turbo', ['run', 'build', '--output-logs=new-only', ...filters], {
      cwd: checkout,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
      shell: process.platform === 'win32',
      stdio: ['ignore', log, log],
    })
    turbo.once('error', () => resolve(127))
    turbo.once('exit', code => resolve(code ?? 1))
  })

/** The end of a build log without the lines that never explain a failure: stack frames and lists of built files. */
const whatWentWrong = (log: string): string =>
  log
    .split('\n')
    .filter(line => line.trim() !== '' && !/:build:\s+at |:build: dist\/|^\s+at /.test(line))
    .slice(-TAIL)
    .join('\n')

/** Builds shop, seller, admin and server through turbo, which takes from its cache what has not changed. */
export const buildAll = async (checkout: string): Promise<void> => {
  const { cache, stamp, log } = paths(checkout)
  mkdirSync(cache, { recursive: true })
  rmSync(stamp, { force: true })
  const mark = fingerprint(checkout, INPUTS)
  const output = openSync(log, 'w')
  const code = await runTurbo(checkout, output)
  closeSync(output)
  if (code === 127) throw new BuildError('turbo was not found: start through `npx -y pnpm@12 start`.')
  if (code !== 0)
    throw new BuildError(
      `The shop could not be built (whole log: ${log}):\n${whatWentWrong(readFileSync(log, 'utf8'))}`,
    )
  writeFileSync(stamp, mark)
}
