import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { startThrowAwayServer } from '../../serve/throw-away-server.ts'
import type { Step } from '../../test/step.ts'
import { openDay } from './day.ts'
import { type Sample, slopeAMinute } from './slope.ts'

/** Quality book, section 1: MB of the server's process with the demo world, and growth after the warm-up. */
const LIMITS = { idle: 200, peak: 350, slope: 2 } as const
const REST = 10_000
const WARM_UP_MINUTES = 2
/** After other work on this machine, before the first sample. */
const SETTLE = 30_000
const PAUSE = 5_000
const LANES = 8

const megabytes = (pid: number, field: 'VmRSS' | 'VmHWM'): number => {
  const line = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) / 1_024
}

export type MemoryFigures = { idle: number; peak: number; slope: number; asked: number }

/**
 * Starts the built server with the demo world, loads it for `minutes` after the warm-up and measures its memory
 * meanwhile. The warm-up lasts until the work `beside` it has ended: a server that shares its processor grows slower and longer.
 */
export const watchMemory = async (minutes: number, beside?: Promise<unknown>): Promise<MemoryFigures> => {
  const server = await startThrowAwayServer({ TRUST_PROXY: 'true' })
  try {
    await wait(REST)
    const idle = megabytes(server.pid, 'VmRSS')
    const day = await openDay(server.url)
    let isOver = false
    const lane = async () => {
      while (!isOver) await day.next()
    }
    const samples: Sample[] = []
    const sampling = async () => {
      await Promise.all([wait(WARM_UP_MINUTES * 60_000), beside?.then(() => wait(SETTLE))])
      for (const begun = Date.now(); Date.now() - begun < minutes * 60_000 && !isOver; await wait(PAUSE))
        samples.push({ minutes: (Date.now() - begun) / 60_000, megabytes: megabytes(server.pid, 'VmRSS') })
    }
    const finish = (work: Promise<void>) =>
      work.finally(() => {
        isOver = true
      })
    await Promise.all([sampling(), ...Array.from({ length: LANES }, lane)].map(finish))
    return { idle, peak: megabytes(server.pid, 'VmHWM'), slope: slopeAMinute(samples), asked: day.asked() }
  } finally {
    await server.stop()
  }
}

/** The figures with their limits, and which of them are exceeded. */
export const judgeMemory = ({ idle, peak, slope, asked }: MemoryFigures): readonly { line: string; ok: boolean }[] => [
  { line: `at rest ${idle.toFixed(0)} MB of ${LIMITS.idle}`, ok: idle <= LIMITS.idle },
  { line: `peak ${peak.toFixed(0)} MB of ${LIMITS.peak}, over ${asked} answers`, ok: peak <= LIMITS.peak },
  { line: `growth ${slope.toFixed(2)} % a minute of ${LIMITS.slope} %`, ok: slope <= LIMITS.slope },
]

/** The memory of the server as a gate: five minutes in `.ci/run`, an hour in `prove`. Other gates run beside its warm-up. */
export const memory = (minutes: number, meanwhile: readonly Step[]): Step => ({
  name: `memory of the server over ${minutes} minutes`,
  meanwhile,
  run: async beside => {
    if (process.platform !== 'linux') return { passed: 0, failed: 0, skipped: [], failures: [], excused: 'needs /proc' }
    const judged = judgeMemory(await watchMemory(minutes, beside))
    for (const { line, ok } of judged) console.log(`${ok ? '  ' : '! '}${line}`)
    const failures = judged.filter(({ ok }) => !ok).map(({ line }) => line)
    return { passed: judged.length - failures.length, failed: failures.length, skipped: [], failures }
  },
})
