import { globSync } from 'node:fs'
import { join } from 'node:path'
import { UNBUILT_PAGES } from '@shiji/contract/platform/unbuilt-pages.ts'
import { ADMIN_MENUS } from '@shiji/server/src/modules/platform/domain/menus.admin.ts'
import { SELLER_MENUS } from '@shiji/server/src/modules/platform/domain/menus.seller.ts'
import { expect, it } from 'vitest'

interface Entry {
  readonly view?: string
  readonly permission?: string
  readonly children?: readonly Entry[]
}

const viewsOf = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ view, children = [] }) => [...(view === undefined ? [] : [view]), ...viewsOf(children)])

const plain = (name: string) => name.replace(/\/index$/, '').replaceAll('_', '-')

const screensOf = (app: string): ReadonlySet<string> => {
  const cwd = join(import.meta.dirname, '../../../apps', app, 'src/views')
  return new Set(globSync('**/*.tsx', { cwd }).map(file => plain(file.replaceAll('\\', '/').replace(/\.tsx$/, ''))))
}

it.each([
  ['admin', ADMIN_MENUS],
  ['seller', SELLER_MENUS],
] as const)('the pages of the %s menu without a screen, and only they, are listed as unbuilt', (area, menu) => {
  const screens = screensOf(area)
  const missing = viewsOf(menu).filter(view => !screens.has(plain(view)))
  expect(screens.size).toBeGreaterThan(10)
  expect([...UNBUILT_PAGES[area]]).toEqual(missing.toSorted())
})

const openTo = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ view, permission, children = [] }) => [
    ...(view === undefined || permission !== undefined ? [] : [view]),
    ...openTo(children),
  ])

it.each([
  ['admin', ADMIN_MENUS],
  ['seller', SELLER_MENUS],
] as const)('a page of the %s menu that is built needs a permission', (area, menu) => {
  expect(openTo(menu).filter(view => !UNBUILT_PAGES[area].includes(view))).toEqual([])
})
