import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { processExists, processMark } from '@shiji/server/src/infra/embedded/process-mark.ts'

type Ancestor = { pid: number; command: string }

const MANAGERS = /(^|[\s/\\])(npx|npm|pnpm|corepack)([\s.@]|$|-cli)/
const SHELLS = new Set(['sh', 'bash', 'dash', 'zsh', 'fish', 'ksh', 'login', 'systemd', 'init', 'tmux', 'screen'])
const HIGHEST = 10

const describe = (pid: number): (Ancestor & { parent: number }) | undefined => {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return { pid, command, parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }
    }
    if (process.platform === 'win32') return { pid, command: '', parent: 0 }
    const [parent, ...words] = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
    return { pid, command: words.join(' '), parent: Number(parent) }
  } catch {
    return undefined
  }
}

const isShell = ({ command }: Ancestor) => SHELLS.has(basename(command.split(' ')[0] ?? '').replace(/^-/, ''))

/**
 * Picks, of the processes above (nearest first), those whose end must end this one: the package manager's chain, and a
 * direct parent that is a program. A shell may end and leave its background jobs running.
 */
export const pickWatched = (above: readonly Ancestor[]): Ancestor[] => {
  const manager = above.findLastIndex(({ command }) => MANAGERS.test(command))
  if (manager >= 0) return above.slice(0, manager + 1)
  return above.slice(0, 1).filter(ancestor => ancestor.pid > 1 && !isShell(ancestor))
}

/** Calls `onEnd` once when a process that started this one has ended, however it did. */
export const watchAncestors = (onEnd: () => void): void => {
  const above: Ancestor[] = []
  for (let at = describe(process.ppid); at && at.pid > 1 && above.length < HIGHEST; at = describe(at.parent))
    above.push(at)
  const watched = pickWatched(above).map(({ pid }) => ({ pid, mark: processMark(pid) }))
  if (watched.length === 0) return
  const timer = setInterval(() => {
    const alive = watched.every(({ pid, mark }) => (mark ? processMark(pid) === mark : processExists(pid)))
    if (alive) return
    clearInterval(timer)
    onEnd()
  }, 500)
  timer.unref()
}
