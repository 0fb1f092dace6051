import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const checkout = join(import.meta.dirname, '../../..')

/** Numbers of spec §9 that mean nothing else in these folders: where one is written, it is a second copy. */
const OWN = /\b(10_?485_?760|120_?000|5_?120|385|165)\b|\b30, 100, 200|\b100, 200, 300, 400\b|zIndex: 3_?000\b/

const code = (file: string): string =>
  readFileSync(join(checkout, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')

const sources = (folder: string) =>
  globSync(`packages/${folder}/src/**/*.{ts,tsx}`, { cwd: checkout }).filter(
    file => !/\.(test|stories)\.tsx?$/.test(file),
  )

it('each constant of spec §9 is written once, in packages/kit', () => {
  const copies = ['ui', 'contract', 'backoffice'].flatMap(sources).filter(file => OWN.test(code(file)))
  expect(copies).toEqual([])
  expect(code('packages/kit/src/limits/spec-limits.ts')).toMatch(OWN)
})
