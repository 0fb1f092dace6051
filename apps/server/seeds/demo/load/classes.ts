import { nameKey } from '@shiji/kit/text/name-key.ts'
import type { Ctx } from '../../../src/infra/context.ts'
import { CLASSES } from '../catalog/classes.ts'
import { BRANDS } from '../catalog/goods/brands.ts'
import { pictureAddress } from '../catalog/goods/pictures.ts'
import { insertRows } from './insert.ts'
import type { NumberLine } from './number-line.ts'

/** Place of a leaf class in the tree. */
export interface ClassPlace {
  readonly root: number
  readonly middle: number
  readonly leaf: number
  readonly rootCode: string
  /** Names of the three levels in both languages. */
  readonly names: readonly string[]
}

/** A small cover of an article stands for a class. */
const thumbOf = (cover: string): string => pictureAddress(cover, 160)

/** The three levels; returns the place of each leaf, by its code. */
export async function loadClasses(tx: Ctx, line: NumberLine, createdAt: Date): Promise<Map<string, ClassPlace>> {
  const places = new Map<string, ClassPlace>()
  const row = (
    id: number,
    pid: number,
    level: number,
    index: number,
    zh: string,
    en: string,
    thumb: string,
    commissionBp: number,
  ) => ({
    id,
    pid,
    level,
    name_zh: zh,
    name_en: en,
    thumb,
    is_sort: index + 1,
    commission_bp: commissionBp,
    own_commission_bp: commissionBp,
    created_at: createdAt,
  })
  const rows = CLASSES.flatMap((root, rootIndex) => {
    const rootId = line.take()
    const below = root.middles.flatMap((middle, middleIndex) => {
      const middleId = line.take()
      const leaves = middle.leaves.map((leaf, leafIndex) => {
        const id = line.take()
        places.set(leaf.code, {
          root: rootId,
          middle: middleId,
          leaf: id,
          rootCode: root.code,
          names: [root.zh, root.en, middle.zh, middle.en, leaf.zh, leaf.en],
        })
        return row(id, middleId, 3, leafIndex, leaf.zh, leaf.en, thumbOf(`${leaf.code}-1`), leaf.commissionBp)
      })
      return [
        row(middleId, rootId, 2, middleIndex, middle.zh, middle.en, thumbOf(middle.cover), middle.commissionBp),
        ...leaves,
      ]
    })
    return [row(rootId, 0, 1, rootIndex, root.zh, root.en, thumbOf(root.cover), 500), ...below]
  })
  await insertRows(tx, 'goods_classes', rows)
  return places
}

/** The brands; returns their ids in the order of `BRANDS`. */
export async function loadBrands(tx: Ctx, line: NumberLine, createdAt: Date): Promise<number[]> {
  const rows = BRANDS.map((brand, index) => ({
    id: line.take(),
    name_zh: brand.zh,
    name_en: brand.en,
    thumb: '',
    is_sort: index + 1,
    created_at: createdAt,
  }))
  await insertRows(tx, 'goods_brands', rows)
  const names = rows.flatMap(row =>
    [...new Set([nameKey(row.name_zh), nameKey(row.name_en)])].map(key => ({ key, brand_id: row.id })),
  )
  await insertRows(tx, 'brand_names', names)
  return rows.map(row => row.id)
}
