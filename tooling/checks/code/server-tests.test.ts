import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, sourceFiles } from '../source-files.ts'

/** Declares something that runs: a function, or a constant that is one. */
const RUNS = /^export (?:async )?(?:function |const \w+(?::[^=]+)? =\s*(?:<[^>]+>)?\()/m

it('rules of a domain folder have a test in that folder', () => {
  const files = sourceFiles(['apps/server/src/modules/*/domain/**/*.ts'])
  const tests = files.filter(({ path }) => isTest(path))
  const rules = files.filter(({ path, text }) => !isTest(path) && RUNS.test(text))
  expect(rules.length).toBeGreaterThan(30)
  const tested = (path: string) => {
    const name = `'./${path.split('/').at(-1)}'`
    return tests.some(test => dirname(test.path) === dirname(path) && test.text.includes(name))
  }
  expect(rules.map(({ path }) => path).filter(path => !tested(path))).toEqual([])
})

it('tests reach builders and the test server by a short path', () => {
  const tests = sourceFiles(['apps/server/{src,test,seeds}/**/*.test.ts'])
  expect(tests.filter(({ text }) => text.includes("'#harness/")).length).toBeGreaterThan(60)
  expect(tests.filter(({ text }) => /'(\.\.\/)+(test\/)?harness\//.test(text)).map(({ path }) => path)).toEqual([])
})
