import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { checkout } from '../test/step.ts'

/** Hash of the commit that is tested; without git a fixed one. */
export const commitHash = (): string => {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: checkout, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : '0'.repeat(40)
}

/** A number from 0 to below `parts` that a commit draws for `matter`: each run of the same commit draws the same, other matters draw others. */
export const drawn = (hash: string, matter: string, parts: number): number =>
  createHash('sha256').update(`${hash} ${matter}`).digest().readUInt32BE(0) % parts
