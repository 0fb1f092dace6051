import type { Ctx } from '../../../src/infra/context.ts'
import { both } from '../catalog/pair.ts'
import type { DemoGoods, RootClass } from '../catalog/types.ts'
import type { ClassPlace } from './classes.ts'
import { insertRows } from './insert.ts'
import type { NumberLine } from './number-line.ts'

/** Ids of the attribute values that goods name. */
export type ValueIds = (demo: DemoGoods) => readonly number[]

const keyOf = (leaf: string, name: string, value: string): string => [leaf, name, value].join('|')

/** The attributes of all third-level classes with their values; returns how goods find the ids of theirs. */
export async function loadAttributes(
  tx: Ctx,
  line: NumberLine,
  classes: readonly RootClass[],
  places: ReadonlyMap<string, ClassPlace>,
): Promise<ValueIds> {
  const ids = new Map<string, number>()
  const leaves = classes.flatMap(root => root.middles.flatMap(middle => middle.leaves))
  const loaded = leaves.flatMap(leaf =>
    leaf.attributes.map((attribute, index) => {
      const id = line.take()
      const name = both(attribute.name)
      const row = {
        id,
        class_id: places.get(leaf.code)?.leaf,
        name_zh: name.zh,
        name_en: name.en,
        is_filter: attribute.filter === true,
        is_sort: index + 1,
      }
      const values = attribute.values.map((pair, at) => {
        const value = both(pair)
        const valueId = line.take()
        ids.set(keyOf(leaf.code, name.zh, value.zh), valueId)
        return { id: valueId, attribute_id: id, name_zh: value.zh, name_en: value.en, is_sort: at + 1 }
      })
      return { row, values }
    }),
  )
  await insertRows(
    tx,
    'class_attributes',
    loaded.map(({ row }) => row),
  )
  await insertRows(
    tx,
    'class_attribute_values',
    loaded.flatMap(({ values }) => values),
  )
  return ({ leaf, attributes }) =>
    attributes.flatMap(({ name, value }) => ids.get(keyOf(leaf.code, name.zh, value.zh)) ?? [])
}
