import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { familySeconds, memoryOf, processSeconds } from './proc.ts'

const isLinux = process.platform === 'linux'

/** Keeps the processor busy for so many of its milliseconds. */
const burn = (ms: number): void => {
  const from = process.cpuUsage()
  for (;;) {
    const { user, system } = process.cpuUsage(from)
    if ((user + system) / 1_000 >= ms) return
  }
}

it('counts the processor time of one process, and not that of its children', () => {
  const before = processSeconds(process.pid)
  burn(60)
  const spent = processSeconds(process.pid) - before
  // Other systems do not report it, and no figure is invented for them.
  if (!isLinux) return expect(spent).toBeNaN()
  expect(spent).toBeGreaterThanOrEqual(0.05)
  expect(spent).toBeLessThan(0.5)
})

it('a family has the time of children that are there, and of those that have ended', async () => {
  const before = familySeconds(process.pid)
  const own = processSeconds(process.pid)
  const script = 'const from = Date.now(); while (process.cpuUsage().user < 200_000 && Date.now() - from < 20_000);'
  const child = spawn(process.execPath, ['-e', script])
  await once(child, 'exit')
  const ofChild = familySeconds(process.pid) - before - (processSeconds(process.pid) - own)
  if (!isLinux) return expect(ofChild).toBeNaN()
  expect(ofChild).toBeGreaterThanOrEqual(0.19)
  const { now, peak } = memoryOf(process.pid)
  expect(Math.min(now, peak)).toBeGreaterThan(10)
})
