import { readdirSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** CPU seconds that these processes (and their ended children) have used, as Linux counts them; 0 elsewhere. */
export function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.map(pid => {
    const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  })
  return ticks.reduce((sum, count) => sum + count, 0) / TICKS_A_SECOND
}

/** All processes of PostgreSQL on this machine. */
export function postgresPids(): number[] {
  return read('/proc/loadavg') === ''
    ? []
    : readdirSync('/proc')
        .filter(name => /^\d+$/.test(name) && read(`/proc/${name}/comm`).startsWith('postgres'))
        .map(Number)
}
