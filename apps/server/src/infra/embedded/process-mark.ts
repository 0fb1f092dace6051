import { readFileSync } from 'node:fs'

const readOrEmpty = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/**
 * A mark that is unique to one process of one boot: boot id and start tick. Pids alone are reused. Undefined for a dead
 * process, a zombie, and on systems without /proc.
 */
export const processMark = (pid: number): string | undefined => {
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, startTick] = [fields[0], fields[19]]
  if (!startTick || state === 'Z' || state === 'X') return undefined
  return `${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()}:${startTick}`
}

/** The command line of a running process; empty if there is none or the system does not expose it. */
export const commandLine = (pid: number): string => readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')

/** Whether a process with this pid exists, under any user. */
export const processExists = (pid: number): boolean => {
  if (process.platform === 'linux') return processMark(pid) !== undefined
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
