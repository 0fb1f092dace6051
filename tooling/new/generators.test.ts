import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { nameOf, plural } from './names.ts'
import { together } from './plan.ts'
import { planModule, planResource, planUseCase } from './server.ts'
import { planComponent, planStory } from './ui.ts'
import { writePlan } from './write-plan.ts'

const checkout = join(import.meta.dirname, '../..')
mkdirSync(join(checkout, '.cache'), { recursive: true })
const copy = mkdtempSync(join(checkout, '.cache/generated-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Shows the real folders around the places where something will be written. */
const mirror = (paths: readonly string[]) => {
  const own = new Set(
    paths.flatMap(path => path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))),
  )
  const link = (folder: string) => {
    mkdirSync(join(copy, folder), { recursive: true })
    for (const name of readdirSync(join(checkout, folder))) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (name === '.cache' || name === '.git') continue
      if (own.has(path)) link(path)
      else symlinkSync(join(checkout, path), join(copy, path))
    }
  }
  link('')
}

/** Changes a file in the copy alone. */
const inCopy = (path: string, change: (text: string) => string): void => {
  const text = change(readFileSync(join(checkout, path), 'utf8'))
  rmSync(join(copy, path))
  writeFileSync(join(copy, path), text)
}

/** What the plans leave to a person: names of the audit log's subjects. */
const nameInAudit = (records: readonly string[], verb: string): void =>
  inCopy('packages/contract/src/platform/audit.ts', text =>
    text
      .replace(/AUDIT_RECORDS = \[/, found => `${found}${records.map(record => `'${record}', `).join('')}`)
      .replace(/AUDIT_VERBS = \[/, found => `${found}'${verb}', `),
  )

/** What the plans leave to a person: permissions of new pages. */
const allow = (nouns: readonly string[]): void =>
  inCopy('packages/contract/src/permissions.ts', text =>
    text.replace(
      /SELLER_PERMISSIONS = \{/,
      found => `${found}\n  fresh: [${nouns.map(noun => `...crud('${noun}'), `).join('')}],`,
    ),
  )

/** Type-checks the files as if they were in their packages: what they import is real, what they add is found first. */
const typeErrors = (files: readonly string[]): string => {
  const config = {
    extends: join(checkout, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      types: [],
      paths: { '@shiji/contract/*': [join(copy, 'packages/contract/src/*')] },
    },
    files: ['styles.d.ts', ...files.filter(path => /\.tsx?$/.test(path))].map(path => join(copy, path)),
  }
  writeFileSync(join(copy, 'styles.d.ts'), `declare module '*.css'\n`)
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config))
  try {
    execFileSync(join(checkout, 'node_modules/.bin/tsc'), ['-p', join(copy, 'tsconfig.json')], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}

describe('generators', () => {
  it('write files that type-check in their places', () => {
    const module = nameOf('sample-module', 'module')
    const plan = together(
      planModule(module),
      planUseCase(module, nameOf('ship-parcel', 'use case')),
      planResource(module, nameOf('parcel-box', 'noun'), 'admin'),
      planResource(nameOf('platform', 'module'), nameOf('seller-note', 'noun'), 'seller'),
      planComponent(nameOf('parcel-card', 'component')),
      planStory('packages/ui/src/sample-icon/sample-icon.tsx'),
    )
    const icon = 'packages/ui/src/sample-icon/sample-icon.tsx'
    mirror(
      [
        ...Object.keys(plan.files).map(path => dirname(path)),
        dirname(icon),
        'packages/contract/src',
        'packages/contract/src/platform',
      ].filter(path => !path.includes('sample-')),
    )
    mkdirSync(dirname(join(copy, icon)), { recursive: true })
    writeFileSync(join(copy, icon), 'export function SampleIcon() {\n  return <i />\n}\n')

    const written = writePlan(copy, plan)
    nameInAudit(['sample_module', 'parcel_box', 'seller_note'], 'ship_parcel')
    allow(['parcel_box', 'seller_note'])

    expect(written).toContain('apps/server/src/modules/sample-module/use-cases/ship-parcel.test.ts')
    expect(written).toContain('apps/server/src/modules/platform/http/seller-note.seller.routes.ts')
    expect(typeErrors(written)).toBe('')
  }, 240_000)

  it('overwrite nothing', () => {
    const plan = { files: { 'a.txt': 'new', 'b.txt': 'new' }, next: [] }
    const folder = join(copy, 'own')
    mkdirSync(folder)
    writeFileSync(join(folder, 'b.txt'), 'old')

    expect(() => writePlan(folder, plan)).toThrow('already there, so nothing was written: b.txt')
    expect(readdirSync(folder)).toEqual(['b.txt'])
  })
})

describe('names', () => {
  it('are kebab-case and nothing else', () => {
    expect(nameOf('group-buy', 'x')).toEqual({
      kebab: 'group-buy',
      camel: 'groupBuy',
      pascal: 'GroupBuy',
      snake: 'group_buy',
      words: 'group buy',
    })
    for (const bad of [undefined, '', 'GroupBuy', 'group_buy', '-x', '../x', 'a--b'])
      expect(() => nameOf(bad, 'the name')).toThrow('kebab-case')
  })

  it.each([
    ['express', 'expresses'],
    ['company', 'companies'],
    ['order', 'orders'],
    ['day', 'days'],
    ['box', 'boxes'],
  ])('plural of %s is %s', (one, many) => {
    expect(plural(one)).toBe(many)
  })
})
