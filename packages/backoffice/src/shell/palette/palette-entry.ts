import type { IconProps } from '@shiji/ui/common/icon/icon.tsx'

/** One thing that the palette offers. */
export interface PaletteEntry {
  /** Tells entries apart; of pages their path. */
  readonly id: string
  readonly kind: 'number' | 'recent' | 'page' | 'action'
  readonly name: string
  /** Its place in the menu, or its group. */
  readonly hint?: string
  /** Everything that it is found by, beside its name: the other language, the groups above it. */
  readonly words: string
  /** Pinyin initials of its Chinese name. */
  readonly initials: string
  /** Drawing of an action, or the stored name of a menu icon. */
  readonly icon: IconProps['of'] | string
  readonly run: () => void
}
