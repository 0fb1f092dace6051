import Type, { type Static } from 'typebox'
import { Flag, Id, Instant, Name, OtherName, Strict, Word } from '../schema.ts'
import { GOODS_ATTR_KINDS } from './words.ts'

const MOST_VALUES = 60

const NamedValue = Strict({ name: Name(40), name_en: OtherName(60) })
const ShownValue = Type.Object({ name: Type.String(), name_en: Type.String() })

/** An attribute or spec of a store for one class. */
export const GoodsAttr = Type.Object({
  id: Id,
  kind: Word(GOODS_ATTR_KINDS),
  class_id: Id,
  class_name: Type.String(),
  class_name_en: Type.String(),
  name: Type.String(),
  name_en: Type.String(),
  values: Type.Array(ShownValue),
  /** Whether buyers filter the goods of the store by it. */
  is_filter: Type.Boolean(),
  /** Whether its values join those of the class's own attribute of that name. */
  joins_class: Type.Boolean(),
  is_sort: Type.Integer(),
  created_at: Instant,
})
export type GoodsAttr = Static<typeof GoodsAttr>

const facts = {
  name: Name(40),
  name_en: Type.Optional(OtherName(60)),
  values: Type.Array(NamedValue, { minItems: 1, maxItems: MOST_VALUES }),
  is_filter: Type.Optional(Flag),
  is_sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
} as const

/** POST /Seller/goods_attrs. */
export const GoodsAttrInput = Strict({ kind: Word(GOODS_ATTR_KINDS), class_id: Id, ...facts })
export type GoodsAttrInput = Static<typeof GoodsAttrInput>

/** PUT /Seller/goods_attrs/{id}: kind and class stay. Values keep their identity by their name. */
export const GoodsAttrChange = Strict({
  ...facts,
  name: Type.Optional(facts.name),
  values: Type.Optional(facts.values),
})
export type GoodsAttrChange = Static<typeof GoodsAttrChange>

/** GET /Seller/class_attributes. */
export const ClassAttributesQuery = Strict({ class_id: Id })
export type ClassAttributesQuery = Static<typeof ClassAttributesQuery>

/** What the goods form offers for a class: its attributes with those of the store, and the store's specs. */
export const ClassAttributes = Type.Object({
  attributes: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      name_en: Type.String(),
      is_filter: Type.Boolean(),
      values: Type.Array(ShownValue),
    }),
  ),
  specs: Type.Array(
    Type.Object({ id: Id, name: Type.String(), name_en: Type.String(), values: Type.Array(ShownValue) }),
  ),
})
export type ClassAttributes = Static<typeof ClassAttributes>
