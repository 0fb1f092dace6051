import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'

/** Defaults of components (§9): their size, and the start of their z-index range. */
export const layerConfig = SPEC_LIMITS.layer

const { zIndex: first } = layerConfig

/** Stacking order; everything that floats starts at 3000 (§9). */
export const layers = {
  base: 0,
  sticky: 100,
  dock: 200,
  drawer: first,
  dialog: first + 10,
  popover: first + 20,
  toast: first + 30,
  tooltip: first + 40,
} as const

const { base, sticky, dock, drawer, dialog, popover, toast, tooltip } = layers

const token = (value: number | string) => ({ value })

/** The same order under the names that Chakra's components use. */
export const zIndex = {
  hide: token(-1),
  base: token(base),
  docked: token(dock),
  dropdown: token(popover),
  sticky: token(sticky),
  banner: token(dock),
  overlay: token(drawer),
  drawer: token(drawer),
  modal: token(dialog),
  popover: token(popover),
  skipNav: token(tooltip + 10),
  toast: token(toast),
  tooltip: token(tooltip),
  max: token(2147483647),
}
