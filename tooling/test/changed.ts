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
