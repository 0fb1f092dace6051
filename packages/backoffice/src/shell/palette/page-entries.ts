import type { Locale } from '@shiji/i18n/locale.ts'
import { menuName } from '../../core/menu/menu-name.ts'
import type { MenuPage } from '../../core/menu/menu-pages.ts'
import { initialsOf } from './initials.ts'
import type { PaletteEntry } from './palette-entry.ts'

interface Tools {
  readonly locale: Locale
  readonly go: (path: string) => void
  /** Label of the current page. */
  readonly here: string
}

/** The pages of the menu, recently visited ones first; the current one is last and marked. */
export function pageEntries(
  pages: readonly MenuPage[],
  here: MenuPage | undefined,
  recent: readonly string[],
  tools: Tools,
): readonly PaletteEntry[] {
  const all = pages.filter(page => page.view !== '')
  const offered = all.filter(page => page.path !== here?.path)
  const visited = recent.flatMap(path => offered.find(page => page.path === path) ?? [])
  return [
    ...visited.map(page => toEntry(page, 'recent', tools)),
    ...offered.filter(page => !visited.includes(page)).map(page => toEntry(page, 'page', tools)),
    ...all
      .filter(page => page.path === here?.path)
      .map(page => ({ ...toEntry(page, 'page', tools), hint: tools.here })),
  ]
}

function toEntry(page: MenuPage, kind: 'recent' | 'page', { locale, go }: Tools): PaletteEntry {
  const { path, trail } = page
  const item = trail.at(-1)
  return {
    id: path,
    kind,
    name: item === undefined ? path : menuName(item, locale),
    hint: trail
      .slice(0, -1)
      .map(above => menuName(above, locale))
      .join(' / '),
    words: trail.map(each => `${each.name} ${each.name_en}`).join(' '),
    initials: initialsOf(item?.name ?? ''),
    icon: item?.icon ?? '',
    run: () => go(path),
  }
}
