import { lstatSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const SEARCH = 0o001
const READ = 0o004

/** True when any uid may walk through every folder above `path`. */
export const foldersOpenAbove = (path: string): boolean => {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & SEARCH) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** True when any uid may read the file at `path`; a missing file is not readable. */
export const readableByAnyone = (path: string): boolean => {
  try {
    lstatSync(path)
    return (statSync(path).mode & READ) !== 0 && foldersOpenAbove(path)
  } catch {
    return false
  }
}
