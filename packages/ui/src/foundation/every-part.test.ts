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
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\() ?'(\.[^']+|@shiji\/ui\/[^']+)'/g)]
    .map(match => match[1] ?? '')
    .map(path =>
      path.startsWith('@shiji/ui/')
        ? join(packages, 'ui/src', path.slice('@shiji/ui/'.length))
        : join(dirname(file), path),
    )

/** Files that the stories show, directly or inside other components. */
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

/** Names that stories declare as what they show: `component: X`, `subcomponents: { Y, Z }`. */
const namedIn = (story: string): string[] => {
  const text = readFileSync(story, 'utf8')
  const [, only = ''] = /\bcomponent: (\w+)/.exec(text) ?? []
  const [, others = ''] = /\bsubcomponents: \{([^}]*)\}/.exec(text) ?? []
  return [only, ...others.split(',').map(name => name.trim())].filter(name => name !== '')
}

/** Properties without a comment above them, in the interface of a component's props. */
const speechless = (file: string, component: string): string[] => {
  const text = readFileSync(file, 'utf8')
  const from = text.search(new RegExp(`^export interface ${component}Props\\b`, 'm'))
  if (from < 0) return []
  const lines = text.slice(from, text.indexOf('\n}', from)).split('\n')
  return lines.flatMap((line, at) => {
    const [, name] = /^ {2}readonly (\w+)/.exec(line) ?? []
    return name && !lines[at - 1]?.trimEnd().endsWith('*/') ? [`${component}.${name}`] : []
  })
}

describe('Storybook', () => {
  const kit = join(packages, 'ui/src')
  const files = filesBelow(kit)
  const stories = files.filter(isStory)

  it('shows every component of the kit', () => {
    // Provider and toaster wrap every story, in the preview.
    const shown = shownFrom([...stories, join(packages, '../.storybook/preview.tsx')])
    const hidden = files.filter(file => !isStory(file) && hasComponent(file) && !shown.has(file))
    expect(hidden.map(file => file.slice(kit.length + 1))).toEqual([])
    expect(shown.size).toBeGreaterThan(80)
  })

  it('documents every property of the components it shows', () => {
    const shown = new Set(stories.flatMap(namedIn))
    const declaring = readdirSync(kit, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /^[a-z-]+\.tsx?$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name))
    expect([...shown].flatMap(name => declaring.flatMap(file => speechless(file, name)))).toEqual([])
    expect(shown.size).toBeGreaterThan(70)
  })

  it('documents every component it shows', () => {
    const shown = new Set(stories.flatMap(namedIn))
    const mute = files
      .filter(file => !isStory(file))
      .flatMap(file =>
        [...readFileSync(file, 'utf8').matchAll(/(\*\/\n)?^export (?:function|const) ([A-Z]\w*)/gm)]
          .filter(([, comment, name]) => comment === undefined && name !== undefined && shown.has(name))
          .map(([, , name]) => `${file.slice(kit.length + 1)}: ${name}`),
      )
    expect(mute).toEqual([])
  })
})
