import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plan } from './plan.ts'

/** Writes a plan below `root`. Overwrites nothing: when one file exists, none is written. */
export const writePlan = (root: string, { files }: Plan): string[] => {
  const paths = Object.keys(files)
  const present = paths.filter(path => existsSync(join(root, path)))
  if (present.length > 0) throw new Error(`already there, so nothing was written: ${present.join(', ')}`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return paths
}
