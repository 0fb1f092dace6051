import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { startThrowAwayServer } from '../../serve/throw-away-server.ts'
import type { Step } from '../../test/step.ts'
import { openDay } from './day.ts'
import { type Sample, slopeAMinute } from './slope.ts'

/**
 * Quality book, section 1: MB of the server's process with the demo world. Growth after the warm-up, in per cent a
 * minute: of what lives after each full collection, and of the whole process. The collector keeps the room of a rare heavy
 * answer, which tilts the process over minutes more than over an hour.
 */
const LIMITS = { idle: 200, peak: 350, kept: 0.5, whole: 2, wholeLong: 0.5 } as const
/** Minutes from which the process itself must be flat. */
const LONG = 30
const REST = 10_000
const WARM_UP_MINUTES = 2
/** The heap reaches its size after so many answers: on a slow machine later than after the minutes. */
const WARM_UP_ANSWERS = 30_000
/** After other work on this machine, before the first sample. */
const SETTLE = 30_000
const PAUSE = 5_000
const LANES = 8
/** Fewer full collections than these tell nothing. */
const FEWEST_COLLECTIONS = 20

const megabytes = (pid: number, field: 'VmRSS' | 'VmHWM'): number => {
  const line = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) / 1_024
}

/** `idle` and `peak` in MB, `kept` and `whole` in per cent a minute. */
export type MemoryFigures = { idle: number; peak: number; kept: number; whole: number; minutes: number; asked: number }

/** What lived after each full collection that Node reported with `--trace-gc`, by the minutes since its start. */
export const keptAfterCollections = (output: string): Sample[] =>
  [...output.matchAll(/ (\d+) ms: Mark-Compact [^>]*-> ([\d.]+) \(/g)].map(([, time, megabytes]) => ({
    minutes: Number(time) / 60_000,
    megabytes: Number(megabytes),
  }))

/**
 * Starts the built server with the demo world, loads it for `minutes` after the warm-up and measures its memory
 * meanwhile. The warm-up lasts until the work `beside` it has ended: a server that shares its processor grows slower and longer.
 */
export const watchMemory = async (minutes: number, beside?: Promise<unknown>): Promise<MemoryFigures> => {
  const server = await startThrowAwayServer({ TRUST_PROXY: 'true' }, ['--trace-gc'])
  try {
    await wait(REST)
    const idle = megabytes(server.pid, 'VmRSS')
    const day = await openDay(server.url)
    let isOver = false
    const lane = async () => {
      while (!isOver) await day.next()
    }
    const samples: Sample[] = []
    let before = 0
    const sampling = async () => {
      await Promise.all([wait(WARM_UP_MINUTES * 60_000), beside?.then(() => wait(SETTLE))])
      while (day.asked() < WARM_UP_ANSWERS && !isOver) await wait(PAUSE)
      before = server.output().length
      for (const begun = Date.now(); Date.now() - begun < minutes * 60_000 && !isOver; await wait(PAUSE))
        samples.push({ minutes: (Date.now() - begun) / 60_000, megabytes: megabytes(server.pid, 'VmRSS') })
    }
    const finish = (work: Promise<void>) =>
      work.finally(() => {
        isOver = true
      })
    await Promise.all([sampling(), ...Array.from({ length: LANES }, lane)].map(finish))
    const kept = keptAfterCollections(server.output().slice(before))
    if (kept.length < FEWEST_COLLECTIONS) throw new Error(`Only ${kept.length} full collections were reported.`)
    return {
      idle,
      peak: megabytes(server.pid, 'VmHWM'),
      kept: slopeAMinute(kept),
      whole: slopeAMinute(samples),
      minutes,
      asked: day.asked(),
    }
  } finally {
    await server.stop()
  }
}

/** The figures with their limits, and which of them are exceeded. */
export const judgeMemory = (figures: MemoryFigures): readonly { line: string; ok: boolean }[] => {
  const { idle, peak, kept, whole, minutes, asked } = figures
  const most = minutes >= LONG ? LIMITS.wholeLong : LIMITS.whole
  return [
    { line: `at rest ${idle.toFixed(0)} MB of ${LIMITS.idle}`, ok: idle <= LIMITS.idle },
    { line: `peak ${peak.toFixed(0)} MB of ${LIMITS.peak}, over ${asked} answers`, ok: peak <= LIMITS.peak },
    { line: `what is kept grows ${kept.toFixed(2)} % a minute of ${LIMITS.kept} %`, ok: kept <= LIMITS.kept },
    { line: `the process grows ${whole.toFixed(2)} % a minute of ${most} %`, ok: whole <= most },
  ]
}

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
