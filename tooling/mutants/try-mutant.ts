import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { excerpt, readReport } from '../test/report.ts'
import { runCommand } from '../test/run-command.ts'
import { checkout } from '../test/step.ts'
import type { Mutant } from './mutant.ts'
import { withMutant } from './with-mutant.ts'

/** `broken`: no test ran, so nothing is known. */
export type Trial = { mutant: Mutant; end: 'killed' | 'survived' | 'broken'; seconds: number; said: string }

const LONGEST = 3 * 60_000

/** Files with uncommitted changes: a mutant would hide in them. */
export const changedAmong = (files: readonly string[]): string[] => {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...new Set(files)], {
    cwd: checkout,
    encoding: 'utf8',
  })
  // Without git there is nothing to compare with.
  return status === 0 ? stdout.split('\n').filter(line => line !== '') : []
}

/** Inserts the fault, runs the test file that must notice it, and removes the fault again. */
export const tryMutant = async (mutant: Mutant): Promise<Trial> => {
  const begun = Date.now()
  const report = join(checkout, '.cache/test/mutant.json')
  mkdirSync(join(report, '..'), { recursive: true })
  rmSync(report, { force: true })
  const args = ['run', `--project=${mutant.project}`, '--reporter=json', `--outputFile.json=${report}`, mutant.test]
  const path = `${join(checkout, 'node_modules/.bin')}:${process.env.PATH}`
  const { output } = await withMutant(mutant, () =>
    runCommand('vitest', args, { cwd: checkout, env: { PATH: path }, live: false, timeout: LONGEST }),
  )
  const { passed, failed, failures } = readReport(report)
  // A file that cannot be loaded, which is named by its path, fails too, but no test of it has noticed anything.
  const noticed = existsSync(report) && failures.some(failure => !failure.startsWith(checkout))
  const end = noticed ? 'killed' : failed > 0 || passed === 0 ? 'broken' : 'survived'
  const said = end === 'broken' ? `${excerpt(output, 'end')}\n${failures.join('\n')}` : ''
  return { mutant, end, seconds: (Date.now() - begun) / 1000, said }
}
