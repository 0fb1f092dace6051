import { DEMO_ACCOUNTS } from '@shiji/server/seeds/base/demo-accounts.ts'
import { VARIABLES } from '@shiji/server/src/infra/config/variables.ts'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'

/** Rows of the tables of a document that begin with a code span. */
const rowsOf = (path: string, heading: string): readonly (readonly string[])[] => {
  const [document] = sourceFiles([path])
  const [, part = ''] = (document?.text ?? '').split(`\n## ${heading}\n`)
  const [section = ''] = part.split('\n## ')
  return section
    .split('\n')
    .filter(line => /^\| (`|\w+ \| `)/.test(line))
    .map(line => line.split('|').map(cell => cell.trim().replaceAll('`', '')))
}

const variables = Object.values(VARIABLES)

describe.each([
  ['README.md', 'Variables'],
  ['docs/operations.md', 'Settings'],
])('the variables of %s', (path, heading) => {
  const rows = rowsOf(path, heading)

  it('are those that a server reads, no more and no fewer', () => {
    expect(rows.map(([, name]) => name).toSorted()).toEqual(variables.map(({ name }) => name).toSorted())
  })

  it('have the defaults that the server takes', () => {
    const plain = variables.filter(({ otherwise }) => ['string', 'number'].includes(typeof otherwise))
    const wrong = plain.filter(({ name, otherwise }) => {
      const row = rows.find(([, variable]) => variable === name)
      return !(row?.at(-2) ?? '').split(/[;,\s]+/).includes(String(otherwise))
    })
    expect(plain.length).toBeGreaterThan(4)
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})

describe('the demo accounts of the README', () => {
  it('are those that a demo loads', () => {
    const told = rowsOf('README.md', 'Demo accounts').map(([, where, account]) => `${where} ${account}`)
    const loaded = DEMO_ACCOUNTS.map(({ area, username }) => `${area === 'buyer' ? 'shop' : area} ${username}`)
    expect(told.toSorted()).toEqual(loaded.toSorted())
  })
})
