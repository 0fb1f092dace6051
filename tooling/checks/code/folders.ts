import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkout } from '../cruise.ts'
import { SKIPPED } from '../source-files.ts'

/** Most files of a folder, tests counted; a folder with more is split by what its files mean. */
const MOST_FILES = 20

const MIGRATIONS = 'generated: a file per migration'
const PICTURES = 'data: the pictures of the demo'
const TEXTS = 'data: a file per namespace of texts'

/** Folders that stay as they are, with the reason. Code is never a reason: this list may only get shorter. */
const LISTS_BY_NATURE: Readonly<Record<string, string>> = {
  'apps/server/drizzle': MIGRATIONS,
  'apps/server/drizzle/meta': MIGRATIONS,
  'apps/server/seeds/demo/pictures/800': PICTURES,
  'apps/server/seeds/demo/pictures/avatars': PICTURES,
  'apps/server/seeds/demo/pictures/stores': PICTURES,
  'packages/i18n/messages/en': TEXTS,
  'packages/i18n/messages/zh-cn': TEXTS,
}

/** Folders with too many of these files, and excused folders that no longer have too many. */
export const crowdedFolders = (paths: readonly string[], excused: readonly string[]): string[] => {
  const files = new Map<string, number>()
  for (const path of paths) files.set(dirname(path), (files.get(dirname(path)) ?? 0) + 1)
  const crowded = new Set([...files].flatMap(([folder, count]) => (count > MOST_FILES ? [folder] : [])))
  return [
    ...[...crowded]
      .filter(folder => !excused.includes(folder))
      .map(folder => `${folder} has ${files.get(folder)} files, ${MOST_FILES} are allowed: split it by meaning`),
    ...excused
      .filter(folder => !crowded.has(folder))
      .map(folder => `${folder} has at most ${MOST_FILES} files, or is gone: remove it from the list`),
  ]
}

const hasParts = (path: string, parts: readonly string[]): boolean =>
  path.split(/[/\\]/).some(part => parts.includes(part))

/** Checks the folders of all workspaces. */
export const checkFolders = (): string[] => {
  const paths = globSync('{apps,packages,e2e,bench,tooling}/**/*.{ts,tsx,css,json,sql,md,webp,svg}', {
    cwd: checkout,
    exclude: name => hasParts(name, SKIPPED),
  }).map(path => path.replaceAll('\\', '/'))
  return crowdedFolders(paths, Object.keys(LISTS_BY_NATURE))
}
