import type { IconProps } from '@shiji/ui/common/icon/icon.tsx'

/** An entry of the palette. */
export interface PaletteEntry {
  /** Unique id; for pages their path. */
  readonly id: string
  readonly kind: 'number' | 'recent' | 'page' | 'action'
  readonly name: string
  /** Its position in the menu, or its group. */
  readonly hint?: string
  /** Further texts that it is found by: the other language, the groups above it. */
  readonly words: string
  /** Pinyin initials of its Chinese name. */
  readonly initials: string
  /** Icon of an action, or the stored name of a menu icon. */
  readonly icon: IconProps['of'] | string
  readonly run: () => void
}
