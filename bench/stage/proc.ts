import { existsSync, readdirSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

interface Stat {
  readonly parent: number
  /** Processor seconds of the process and all its threads. */
  readonly own: number
  /** Those of its children that have ended. */
  readonly ended: number
}

/** Processor seconds of the threads that a process has now, to the nanosecond; undefined where the kernel does not count them. */
function threadSeconds(pid: number): number | undefined {
  const tasks = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : []
  const counted = tasks.map(task => read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0] ?? '')
  return counted.length === 0 || counted.includes('')
    ? undefined
    : counted.reduce((sum, ns) => sum + Number(ns), 0) / 1e9
}

/** Linux's statistics of a process; undefined when there is none, and on other systems. */
function statOf(pid: number): Stat | undefined {
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ').map(Number)
  if (fields === undefined) return undefined
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15)
  return {
    parent: fields[1] ?? 0,
    own: threadSeconds(pid) ?? (user + system) / TICKS_A_SECOND,
    ended: (childUser + childSystem) / TICKS_A_SECOND,
  }
}

/** Processor seconds of one process with its threads; NaN where the system does not report them. */
export const processSeconds = (pid: number): number => statOf(pid)?.own ?? Number.NaN

export const parentOf = (pid: number): number => statOf(pid)?.parent ?? Number.NaN

/**
 * Processor seconds of a process and of all its children, also of those that have ended; NaN where the system does not
 * report them.
 */
export function familySeconds(pid: number): number {
  const head = statOf(pid)
  if (head === undefined) return Number.NaN
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => statOf(Number(name)))
    .filter(stat => stat?.parent === pid)
  return children.reduce((sum, stat) => sum + (stat?.own ?? 0), head.own + head.ended)
}

/** Memory of a process in MB: now, and the most since it began. */
export function memoryOf(pid: number): { readonly now: number; readonly peak: number } {
  const status = read(`/proc/${pid}/status`)
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) / 1_024
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}
