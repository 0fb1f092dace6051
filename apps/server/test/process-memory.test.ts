import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SERVER = join(import.meta.dirname, '..')

/** Code that holds state for the life of a process: variables, collections that start empty, and turnstiles. */
const STATE =
  /^(export )?(let |const \w+(: [^=]+)? = (new (Map|Set|WeakMap|WeakSet)(<.*>)?\(\)|\[\]|\{\}|createTurnstile\())/m

it('the operations page lists every state in the memory of one process, with how long it may be stale', async () => {
  const page = readFileSync(join(SERVER, '../../docs/operations.md'), 'utf8')
  const told = page.slice(page.indexOf('**Memory of one process.**'), page.indexOf('## When something is away'))
  const found: string[] = []
  for await (const path of glob('src/**/*.ts', { cwd: SERVER })) {
    if (path.endsWith('.test.ts') || !STATE.test(readFileSync(join(SERVER, path), 'utf8'))) continue
    found.push(path.replace(/^src\//, ''))
  }
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter(path => !told.includes(`\`${path}\``))).toEqual([])
})
