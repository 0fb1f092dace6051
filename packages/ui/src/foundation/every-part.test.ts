import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const packages = join(dirname(fileURLToPath(import.meta.url)), '../../..')

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.tsx'))
    .map(entry => join(entry.parentPath, entry.name))

const isStory = (file: string): boolean => file.endsWith('.stories.tsx')

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+|@shiji\/ui\/[^']+)'/g)]
    .map(match => match[1] ?? '')
    .map(path =>
      path.startsWith('@shiji/ui/')
        ? join(packages, 'ui/src', path.slice('@shiji/ui/'.length))
        : join(dirname(file), path),
    )

/** Files that the stories show, by themselves or as parts of others. */
const shownFrom = (stories: readonly string[]): Set<string> => {
  const shown = new Set<string>()
  const waiting = stories.flatMap(importsOf)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (shown.has(file) || !existsSync(file)) continue
    shown.add(file)
    waiting.push(...importsOf(file))
  }
  return shown
}

const hasComponent = (file: string): boolean => /^export function [A-Z]/m.test(readFileSync(file, 'utf8'))

// Parts of others, or without a look of their own; what they are parts of is shown.
const partsOfOthers = ['dictionary', 'form/controls', 'lazy', 'paged', 'spinner', 'theme']

describe('Storybook', () => {
  const kit = join(packages, 'ui/src')
  const files = filesBelow(kit)
  const stories = files.filter(isStory)

  it('shows every component of the kit', () => {
    // Provider and toaster stand around every story, in the preview.
    const shown = shownFrom([...stories, join(packages, '../.storybook/preview.tsx')])
    const hidden = files.filter(file => !isStory(file) && hasComponent(file) && !shown.has(file))
    expect(hidden.map(file => file.slice(kit.length + 1))).toEqual([])
    expect(shown.size).toBeGreaterThan(80)
  })

  it('has stories of its own for each part of the kit', () => {
    const folders = new Set(files.filter(hasComponent).map(file => dirname(file).slice(kit.length + 1)))
    const shown = stories.map(file => dirname(file).slice(kit.length + 1))
    const isShown = (folder: string): boolean => shown.some(other => folder === other || folder.startsWith(`${other}/`))
    expect([...folders].filter(folder => !isShown(folder)).filter(folder => !partsOfOthers.includes(folder))).toEqual(
      [],
    )
  })
})
