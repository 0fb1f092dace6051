import type { Plugin } from 'vite'
import type { Area } from './chunks.ts'

/** Namespaces of texts that no page of an area shows; a build names every file that it may load, so these stay out. */
export const FOREIGN_TEXTS: Readonly<Record<Area, readonly string[]>> = {
  shop: [
    'admin',
    'audit',
    'backoffice',
    'comment',
    'content',
    'dashboard',
    'exports',
    'freight',
    'goods_form',
    'ledger',
    'operations',
    'palette',
    'permission',
    'price_sheet',
    'records',
    'registration',
    'seller',
    'setting',
    'shop_page',
    'staff',
    'stocktake',
    'sheet',
  ],
  seller: [],
  admin: [],
}

const LOADER = /[\\/]packages[\\/]i18n[\\/]src[\\/]react\.ts$/
const LEFT_OUT = "'!../messages/*/error.json'"

/** The loader of texts without the namespaces of other areas; fails when it no longer names its files as expected. */
export function withoutForeign(code: string, foreign: readonly string[]): string {
  if (!code.includes(LEFT_OUT)) throw new Error(`packages/i18n/src/react.ts does not leave out ${LEFT_OUT}`)
  if (foreign.length === 0) return code
  return code.replace(LEFT_OUT, `${LEFT_OUT}, '!../messages/*/{${foreign.join(',')}}.json'`)
}

/** Leaves the texts of other areas out of a build, files and names. */
export const ownTexts = (area: Area): Plugin => ({
  name: 'shiji-own-texts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: LOADER },
    handler: code => ({ code: withoutForeign(code, FOREIGN_TEXTS[area]), map: null }),
  },
})
