import type { Locale } from '@shiji/i18n/locale.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import { Hash } from 'lucide-react'
import { menuName } from '../../core/menu/menu-name.ts'
import type { MenuPage } from '../../core/menu/menu-pages.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** Pages that find a record by its number: the screen, its search field, and the label. */
const SEARCHES = [
  { view: 'orders/index', field: 'order_no', text: 'palette.find_order' },
  { view: 'orders/index', field: 'delivery_no', text: 'palette.find_parcel' },
] as const

/** Six characters or more with digits among them, like order and tracking numbers. */
const NUMBER = /^(?=(?:.*\d){4})[A-Za-z0-9-]{6,40}$/

/** Pages of the person on which a typed number can be looked up. */
export function numberEntries(
  typed: string,
  pages: readonly MenuPage[],
  { say, locale, go }: { readonly say: SayText; readonly locale: Locale; readonly go: (path: string) => void },
): readonly PaletteEntry[] {
  const number = typed.trim()
  if (!NUMBER.test(number)) return []
  return SEARCHES.flatMap(({ view, field, text }) => {
    const page = pages.find(each => each.view.replace(/^(Admin|Seller)\//, '') === view)
    const item = page?.trail.at(-1)
    if (page === undefined || item === undefined) return []
    const address = `${page.path}?${new URLSearchParams({ [field]: `${number}|likeRight` })}`
    return [
      {
        id: `${field}:${number}`,
        kind: 'number' as const,
        name: say(text, { number }),
        hint: menuName(item, locale),
        words: '',
        initials: '',
        icon: Hash,
        run: () => go(address),
      },
    ]
  })
}
