import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { backofficeSystem, shopSystem } from './system.ts'

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../../..')
const chakra = join(
  dirname(createRequire(import.meta.url).resolve('@chakra-ui/react/package.json')),
  'dist/esm/components',
)

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
    : []

/** Recipe keys that a Chakra component requests from its system; none for other names. */
const keysOf = (part: string): string[] =>
  filesBelow(join(chakra, part)).flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\bkey: "([a-zA-Z]+)"/g)].map(match => match[1] ?? ''),
  )

const kebab = (name: string): string => name.replace(/(?<=[a-z])[A-Z]/g, letter => `-${letter}`).toLowerCase()

const partsIn = (source: string): string[] => [
  ...[...source.matchAll(/from '@chakra-ui\/react\/([a-z-]+)'/g)].map(match => match[1] ?? ''),
  ...[...source.matchAll(/import \{([^}]+)\} from '@chakra-ui\/react'/g)].flatMap(match =>
    (match[1] ?? '').split(',').map(name => kebab(name.trim())),
  ),
]

/** Recipes requested by the code below a folder, without those that a root provides as `recipe={xRecipe}`. */
const missingIn = (folder: string, has: (key: string) => boolean): string[] =>
  filesBelow(join(repository, folder))
    .filter(file => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .flatMap(file => {
      const source = readFileSync(file, 'utf8')
      return partsIn(source)
        .flatMap(keysOf)
        .filter(key => !has(key) && !source.includes(`recipe={${key}Recipe}`))
        .map(key => `${file.slice(repository.length + 1)} needs the recipe "${key}"`)
    })

const inShop = (key: string): boolean => shopSystem().hasRecipe(key)
const inBackoffice = (key: string): boolean => backofficeSystem().hasRecipe(key)

// Chakra renders a component without a recipe unstyled and without an error, so this file reports it.
describe('recipes', () => {
  it('are found where Chakra asks for them, so that this test is not empty', () => {
    expect(keysOf('dialog')).toContain('dialog')
    expect(partsIn("import { Box, DatePicker } from '@chakra-ui/react'").flatMap(keysOf)).toContain('datePicker')
    expect(inShop('accordion')).toBe(false)
  })

  it('are in both systems for every part of packages/ui', () => {
    expect(missingIn('packages/ui/src', inShop)).toEqual([])
    expect(missingIn('packages/ui/src', inBackoffice)).toEqual([])
  })

  it.each([
    ['apps/shop/src', inShop],
    ['apps/seller/src', inBackoffice],
    ['apps/admin/src', inBackoffice],
    ['packages/backoffice/src', inBackoffice],
  ] as const)('are in the system of %s for what it takes from Chakra itself', (folder, has) => {
    expect(missingIn(folder, has)).toEqual([])
  })
})
