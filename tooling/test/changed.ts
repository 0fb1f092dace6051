import { execFileSync } from 'node:child_process'
import { checkout } from './step.ts'

const git = (...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, { cwd: checkout, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** The commit that "what changed" is counted from: where the branch left main, or HEAD on main itself. */
export const changeBase = (): string => {
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD')
  return (branch === 'main' ? undefined : git('merge-base', 'HEAD', 'main')) ?? 'HEAD'
}

/** Path segments that make a home: a module of the server, a page or feature of an app, a whole package. */
const depthOf = (segments: readonly string[]): number => {
  if (segments[0] !== 'apps') return 2
  return segments[3] === 'modules' ? 5 : 4
}

/**
 * The folders that these files live in, as far as their own tests go: what else a change reaches is the business of the
 * whole suite, which takes minutes.
 */
export const homesOf = (paths: readonly string[]): string[] => {
  const homes = paths.map(path => {
    const segments = path.split('/').slice(0, -1)
    return `${segments.slice(0, depthOf(segments)).join('/')}/`
  })
  return [...new Set(homes.filter(home => home !== '/'))].toSorted()
}

/** Files that differ from `base`, new ones too. */
export const changedFiles = (base: string): string[] =>
  [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
    .flatMap(list => list?.split('\n') ?? [])
    .filter(path => path !== '')
