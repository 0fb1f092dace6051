import type { Ctx } from '../../../../infra/context.ts'
import type { SearchFilters } from '../../domain/search-terms.ts'
import { runPrepared, Values } from '../sql-text.ts'
import type { Knowledge, KnownAttribute } from './knowledge.queries.ts'

/** A value that a store adds, with its attribute. */
interface OwnValue {
  readonly class_id: string
  readonly attr_id: string
  readonly attr: string
  readonly attr_en: string
  readonly is_filter: boolean
  /** The class's own attribute that it joins. */
  readonly joins: string | null
  readonly id: string
  readonly name: string
  readonly name_en: string
}

/**
 * What a search inside one store knows beside what all know: the values that the store adds to attributes of classes,
 * and its own attributes. Other searches do not have them: their words would differ from store to store.
 */
export async function withStoreOf(ctx: Ctx, knowledge: Knowledge, { storeIds }: SearchFilters): Promise<Knowledge> {
  const [storeId, ...others] = storeIds ?? []
  if (storeId === undefined || others.length > 0) return knowledge
  const values = new Values()
  const rows = await runPrepared<OwnValue>(
    ctx,
    `select a.class_id, a.id as attr_id, a.name_zh as attr, a.name_en as attr_en, a.is_filter, a.attribute_id as joins,
       v.id, v.name_zh as name, v.name_en
     from goods_attrs a join goods_attr_values v on v.attr_id = a.id
     where a.store_id = ${values.add(storeId)} and a.kind = 'attribute' order by a.is_sort, a.id, v.is_sort, v.id`,
    values,
  )
  if (rows.length === 0) return knowledge
  const byClass = Map.groupBy(rows, row => Number(row.class_id))
  const attributes = [...byClass].map(
    ([classId, own]) => [classId, joined(knowledge.attributes.get(classId) ?? [], own)] as const,
  )
  const attributeOf = rows.map(row => [Number(row.id), Number(row.joins ?? row.attr_id)] as const)
  return {
    ...knowledge,
    attributes: new Map([...knowledge.attributes, ...attributes]),
    attributeOf: new Map([...knowledge.attributeOf, ...attributeOf]),
  }
}

/** Attributes of a class with the values that the store adds, and the store's own attributes behind them. */
function joined(common: readonly KnownAttribute[], own: readonly OwnValue[]): KnownAttribute[] {
  const wire = ({ id, name, name_en }: OwnValue) => ({ id: Number(id), name, name_en })
  const added = Map.groupBy(own, row => Number(row.joins ?? 0))
  return [
    ...common.map(attribute => ({
      ...attribute,
      values: [
        ...attribute.values,
        ...(added.get(attribute.id) ?? [])
          .map(wire)
          .filter(value => attribute.values.every(known => known.name !== value.name)),
      ],
    })),
    ...[...Map.groupBy(added.get(0) ?? [], row => row.attr_id).values()].flatMap(group => {
      const [first] = group
      if (first === undefined) return []
      const { attr_id, attr, attr_en, is_filter } = first
      return [{ id: Number(attr_id), name: attr, name_en: attr_en, isFilter: is_filter, values: group.map(wire) }]
    }),
  ]
}
