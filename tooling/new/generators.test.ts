import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { typedCopy } from '../test/typed-copy.ts'
import { nameOf, plural } from './names.ts'
import { together } from './plan.ts'
import { planModule, planResource, planUseCase } from './server.ts'
import { planComponent, planStory } from './ui.ts'
import { writePlan } from './write-plan.ts'

const copy = typedCopy()
afterAll(() => copy.remove())

/** What the plans leave to a person: names of the audit log's subjects. */
const nameInAudit = (records: readonly string[], verb: string): void =>
  copy.change('packages/contract/src/platform/audit.words.ts', text =>
    text
      .replace(/AUDIT_RECORDS = \[/, found => `${found}${records.map(record => `'${record}', `).join('')}`)
      .replace(/AUDIT_VERBS = \[/, found => `${found}'${verb}', `),
  )

/** Errors but those of the log, which compiles once a person has written the texts of the new names; their details are indented. */
const besideTexts = (errors: string): string[] =>
  errors
    .split('\n')
    .filter(line => line !== '' && !line.startsWith(' ') && !line.includes('page/history/audit-text.ts'))

/** What the plans leave to a person: permissions of new pages. */
const allow = (nouns: readonly string[]): void =>
  copy.change('packages/contract/src/permissions.ts', text =>
    text.replace(
      /SELLER_PERMISSIONS = \{/,
      found => `${found}\n  fresh: [${nouns.map(noun => `...crud('${noun}'), `).join('')}],`,
    ),
  )

describe('generators', () => {
  it('refuse a floor of the kit that there is not', () => {
    expect(() => planComponent('parts', nameOf('parcel-card', 'component'))).toThrow('common, shop, backoffice')
  })

  it('write files that type-check in their places', () => {
    const module = nameOf('sample-module', 'module')
    const plan = together(
      planModule(module),
      planUseCase(module, nameOf('ship-parcel', 'use case')),
      planResource(module, nameOf('parcel-box', 'noun'), 'admin'),
      planResource(nameOf('platform', 'module'), nameOf('seller-note', 'noun'), 'seller'),
      planComponent('shop', nameOf('parcel-card', 'component')),
      planStory('packages/ui/src/common/sample-icon/sample-icon.tsx'),
    )
    const icon = 'packages/ui/src/common/sample-icon/sample-icon.tsx'
    copy.mirror(
      [
        ...Object.keys(plan.files).map(path => dirname(path)),
        'packages/ui/src/common',
        'packages/contract/src',
        'packages/contract/src/platform',
      ].filter(path => !path.includes('sample-')),
    )
    mkdirSync(dirname(join(copy.folder, icon)), { recursive: true })
    writeFileSync(join(copy.folder, icon), 'export function SampleIcon() {\n  return <i />\n}\n')

    const written = writePlan(copy.folder, plan)
    nameInAudit(['sample_module', 'parcel_box', 'seller_note'], 'ship_parcel')
    allow(['parcel_box', 'seller_note'])

    expect(written).toContain('apps/server/src/modules/sample-module/use-cases/ship-parcel.test.ts')
    expect(written).toContain('apps/server/src/modules/platform/http/seller-note.seller.routes.ts')
    expect(besideTexts(copy.typeErrors(written))).toEqual([])
  }, 240_000)

  it('overwrite nothing', () => {
    const plan = { files: { 'a.txt': 'new', 'b.txt': 'new' }, next: [] }
    const folder = join(copy.folder, 'own')
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
