/** An axis of the SKUs: colour, size … with its values in display order. */
export interface SkuAxis {
  readonly name: string
  readonly values: readonly SkuValue[]
}

export interface SkuValue {
  readonly name: string
  /** Picture of the value, for colours and patterns. */
  readonly picture?: string | undefined
}

/** The properties of a SKU that the picker needs; `values` follow the order of the axes. */
export interface PickableSku {
  readonly id: number
  readonly values: readonly string[]
  readonly stock: number
}

/** One value per axis, undefined where nothing is chosen yet. */
export type SkuChoice = readonly (string | undefined)[]

/** Whether a value can be combined with the choices on the other axes. */
export type ValueState = 'open' | 'sold_out' | 'impossible'

/** The initial choice: an axis with a single value is chosen, others are not. */
export const firstChoice = (axes: readonly SkuAxis[]): SkuChoice =>
  axes.map(axis => (axis.values.length === 1 ? axis.values[0]?.name : undefined))

const fits = (sku: PickableSku, choice: SkuChoice): boolean =>
  choice.every((name, axis) => name === undefined || sku.values[axis] === name)

/** Sets the value of an axis and leaves every other axis unchanged. */
export const choose = (choice: SkuChoice, axis: number, name: string | undefined): SkuChoice =>
  choice.map((old, index) => (index === axis ? name : old))

/** The result of choosing a value: in stock, sold out, or no such SKU. */
export function valueState(skus: readonly PickableSku[], choice: SkuChoice, axis: number, name: string): ValueState {
  const left = skus.filter(sku => fits(sku, choose(choice, axis, name)))
  if (left.length === 0) return 'impossible'
  return left.some(sku => sku.stock > 0) ? 'open' : 'sold_out'
}

/** The SKU of a complete choice; undefined while an axis is open or if there is no such SKU. */
export function skuOf<Sku extends PickableSku>(skus: readonly Sku[], choice: SkuChoice): Sku | undefined {
  if (choice.some(name => name === undefined)) return undefined
  return skus.find(sku => fits(sku, choice))
}

/** Names of the axes without a choice. */
export const missingAxes = (axes: readonly SkuAxis[], choice: SkuChoice): string[] =>
  axes.filter((_, index) => choice[index] === undefined).map(axis => axis.name)
