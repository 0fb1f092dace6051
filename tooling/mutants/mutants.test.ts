import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../checks/source-files.ts'
import { checkout } from '../test/step.ts'
import { mutants } from './all.ts'
import { misfitOf, mutate, readSource } from './mutant.ts'
import { drawnMutants } from './step.ts'
import { withMutant } from './with-mutant.ts'

const [first] = mutants
if (first === undefined) throw new Error('no mutants')

describe('the mutants', () => {
  it('are at least sixty, each with a text that is in its file exactly once', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(60)
    expect(mutants.flatMap(mutant => misfitOf(mutant, readSource(mutant.file)) ?? [])).toEqual([])
  })

  it('belong to rows of docs/acceptance, and to tests that exist', () => {
    const rows = new Set(
      sourceFiles(['docs/acceptance/*.md']).flatMap(({ path, text }) =>
        [...text.matchAll(/^\| ([\d.]+) \|/gm)].map(([, row]) => `${path.slice(-60).match(/\d{4}(?=-)/)?.[0]} ${row}`),
      ),
    )
    expect(mutants.filter(({ row }) => !rows.has(row)).map(({ row }) => row)).toEqual([])
    expect(mutants.filter(({ test }) => !existsSync(join(checkout, test))).map(({ test }) => test)).toEqual([])
  })

  it('run the tests of a folder in the project of that folder', () => {
    const folderOf = ({ test }: { readonly test: string }) => test.split('/').slice(0, 2).join('/')
    const pairs = new Set(mutants.map(mutant => `${folderOf(mutant)} ${mutant.project}`))
    const folders = [...pairs].map(pair => pair.split(' ')[0])
    expect([...pairs].filter(pair => folders.filter(folder => folder === pair.split(' ')[0]).length > 1)).toEqual([])
  })

  it('are no two alike', () => {
    expect(new Set(mutants.map(({ file, text, replacement }) => `${file} ${text} ${replacement}`)).size).toBe(
      mutants.length,
    )
  })
})

describe('a mutant', () => {
  it('is refused if its text is there twice, or not at all', () => {
    expect(() => mutate({ ...first, text: 'x' }, 'x x')).toThrow(/2 times/)
    expect(() => mutate({ ...first, text: 'x' }, 'y')).toThrow(/0 times/)
  })

  it('restores the file, even when its tests fail', async () => {
    const file = '.cache/test/mutated.txt'
    mkdirSync(join(checkout, '.cache/test'), { recursive: true })
    writeFileSync(join(checkout, file), 'a button')
    const seen = withMutant({ ...first, file, text: 'button', replacement: 'picture' }, async () => {
      throw new Error(readSource(file))
    })
    await expect(seen).rejects.toThrow('a picture')
    expect(readSource(file)).toBe('a button')
  })
})

describe('a commit', () => {
  it('draws ten mutants, the same ones each time; another one draws others', () => {
    const drawn = drawnMutants('a'.repeat(40))
    expect(new Set(drawn).size).toBe(10)
    expect(drawnMutants('a'.repeat(40))).toEqual(drawn)
    expect(drawnMutants('b'.repeat(40))).not.toEqual(drawn)
  })
})
