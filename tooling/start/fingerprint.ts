import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', '.turbo', '.cache'])

/**
 * A fingerprint that changes when any file below `paths` is written, added or removed: names, sizes and times, not contents,
 * since this runs at every start.
 */
export const fingerprint = (root: string, paths: readonly string[]): string => {
  const hash = createHash('sha256')
  const add = (path: string) => {
    const entry = statSync(join(root, path), { throwIfNoEntry: false })
    if (!entry) return
    if (!entry.isDirectory()) return hash.update(`${path}\0${entry.size}\0${entry.mtimeMs}\n`)
    for (const name of readdirSync(join(root, path)).toSorted()) if (!SKIPPED.has(name)) add(`${path}/${name}`)
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}
