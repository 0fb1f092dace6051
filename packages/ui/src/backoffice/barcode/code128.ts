import JsBarcode from 'jsbarcode'

/** White modules that a scanner needs on both sides of a code. */
export const QUIET_MODULES = 10

/** A black bar: where it begins and how wide it is, in modules. */
export interface Bar {
  readonly at: number
  readonly width: number
}

/** The bars of a text as Code 128, and the width of the whole code with its white sides, in modules. */
export interface Bars {
  readonly bars: readonly Bar[]
  readonly width: number
}

/** Draws a text as Code 128; undefined for an empty one and for letters that the code does not have. */
export function code128(text: string): Bars | undefined {
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined
  const drawn: { encodings?: readonly { readonly data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  const modules = (drawn.encodings ?? []).map(encoding => encoding.data).join('')
  const bars = [...modules.matchAll(/1+/g)].map(run => ({ at: run.index + QUIET_MODULES, width: run[0].length }))
  return { bars, width: modules.length + 2 * QUIET_MODULES }
}
