import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FOREIGN_TEXTS, withoutForeign } from './own-texts.ts'

const checkout = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(checkout, path), 'utf8')
const LOADER = read('packages/i18n/src/react.ts')

/** Whether a source asks for a text or the texts of a namespace. */
const asksFor = (source: string, namespace: string): boolean =>
  new RegExp(`['"\`]${namespace}\\.[a-z_$]|useText\\([^)]*'${namespace}'`).test(source)

describe('own texts', () => {
  it('leaves the texts of the back offices out of the shop', () => {
    expect(withoutForeign(LOADER, ['admin', 'audit'])).toContain(
      "'!../messages/*/error.json', '!../messages/*/{admin,audit}.json'",
    )
    expect(withoutForeign(LOADER, [])).toBe(LOADER)
  })

  it('fails when the loader names its files in another way', () => {
    expect(() => withoutForeign('import.meta.glob(files)', ['admin'])).toThrow('does not leave out')
  })

  it('leaves out only what exists and what nothing in the shop or its packages asks for', () => {
    const sources = globSync(
      ['apps/shop/src/**/*.{ts,tsx}', 'packages/{ui/src/{common,shop},api/src/base}/**/*.{ts,tsx}'],
      {
        cwd: checkout,
      },
    ).filter(path => !/\.(?:test|stories)\.tsx?$/.test(path))
    expect(sources.length).toBeGreaterThan(300)
    const asked = FOREIGN_TEXTS.shop.flatMap(namespace => {
      expect(() => read(`packages/i18n/messages/zh-cn/${namespace}.json`)).not.toThrow()
      return sources.filter(path => asksFor(read(path), namespace)).map(path => `${namespace}: ${path}`)
    })
    expect(asked).toEqual([])
    expect(sources.some(path => asksFor(read(path), 'shop_goods'))).toBe(true)
  })
})
