import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkout } from '../../test/step.ts'
import { sourceFiles } from '../source-files.ts'

/** Modules whose tables grow with goods and orders. */
const GROWING = ['order', 'catalog', 'store', 'finance']

/** Names of the indexes that a file of tables declares. */
const indexesOf = (text: string): string[] => [...text.matchAll(/[iI]ndex\('([a-z_]+)'/g)].map(([, name]) => name ?? '')

it.each(GROWING)('each index of the module %s is explained in its README', module => {
  const folder = `apps/server/src/modules/${module}`
  const readme = readFileSync(join(checkout, folder, 'README.md'), 'utf8')
  const names = sourceFiles([`${folder}/**/*.table.ts`]).flatMap(({ text }) => indexesOf(text))
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter(name => !readme.includes(`\`${name}\``))).toEqual([])
})

it('indexes are found with and without a rule', () => {
  expect(indexesOf("index('a_by_b').on(t.b), uniqueIndex('a_once')\n.on(t.a)")).toEqual(['a_by_b', 'a_once'])
})
